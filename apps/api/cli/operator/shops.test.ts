import { Readable } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

const OPERATOR_KEY = 'the-key-of-the-operators'
const EXAMPLE = new URL('../../../../docs/catalogue-example/catalogue.json', import.meta.url).pathname
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12, env: { OPERATOR_KEY } })
  await operator(['import', EXAMPLE])
  await operator(['hours', 'tsuchi-kamakura', '--who', 'haru', '--date', '2027-05-04', '--open', '10:00-12:00'])
})

async function operator(args: string[], input = '') {
  const output = { out: '', err: '' }
  const exit = await runOperator(args, {
    env: { OPERATOR_KEY, OPERATOR_NAME: 'mika', PUBLIC_URL: await api.url(), DATABASE_URL: api.databaseUrl },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
    input: Readable.from([Buffer.from(input)]),
  })
  return { exit, ...output }
}
const json = async (...args: string[]) => JSON.parse((await operator([...args, '--json'])).out)

test('An import of what export wrote changes nothing, of an imported shop and of every demo shop', async () => {
  const exported = await operator(['export'])
  expect([exported.exit, exported.err, exported.out.split('\n').length]).toEqual([0, '', expect.any(Number)])
  for (const flags of [[], ['--replace']]) {
    const dry = await operator(['import', '-', '--format', 'jsonl', '--dry-run', '--json', ...flags], exported.out)
    expect(JSON.parse(dry.out)).toEqual(expect.not.objectContaining({ error: expect.anything() }))
    const { cities, categories, brands, shops, closures, madeInactive } = JSON.parse(dry.out)
    const changed = [cities, categories, brands, shops, closures].map((count) => [count.new, count.changed])
    expect([changed, madeInactive, shops.unchanged]).toEqual([Array.from({ length: 5 }, () => [0, 0]), 0, 13])
  }
})

test('What export wrote makes the imported shop again in an empty database', async () => {
  const { out } = await operator(['export'])
  const other = await startTestApi()
  const run = async (args: string[], input = '') => {
    let lines = ''
    await runOperator(args, {
      env: { DATABASE_URL: other.databaseUrl },
      out: (text) => {
        lines += text
      },
      err: () => {},
      input: Readable.from([Buffer.from(input)]),
    })
    return lines
  }
  await run(['import', '-', '--format', 'jsonl'], out)
  const shopOf = (lines: string) => lines.split('\n').find((line) => line.startsWith('{"shop":{"id":"tsuchi-kamakura"'))
  expect(shopOf(await run(['export']))).toBe(shopOf(out))
  await other.close()
})

test('shops, services, staff and equipment are listed as tables and as JSON, page by page', async () => {
  const all = await json('shops')
  expect([all.data.length, all.next]).toEqual([13, null])
  const first = await json('shops', '--limit', '10')
  const second = await json('shops', '--limit', '10', '--after', first.next)
  expect([...first.data, ...second.data]).toEqual(all.data)
  expect(second.next).toBeNull()
  expect((await operator(['shops', 'つち'])).out).toMatch(
    /^SHOP +NAME +CITY +STATUS +E-MAIL\ntsuchi-kamakura +Tsuchi Kamakura +kamakura +active +kamakura@tsuchi.example\n$/,
  )
  expect((await operator(['shops', 'no such words'])).out).toBe('No such shops.\n')
  expect(await json('staff', 'tsuchi-kamakura')).toContainEqual(
    expect.objectContaining({ id: 'haru', status: 'active' }),
  )
  expect((await operator(['equipment', 'tsuchi-kamakura'])).out).toMatch(/^EQUIPMENT .*\nwheel-1 /)
  expect((await json('services', 'tsuchi-kamakura')).length).toBeGreaterThan(0)
})

test('shop sets where a shop learns of its bookings, in which language, and takes both away; the log has it', async () => {
  const shop = 'tsuchi-kamakura'
  expect(await json('shop', shop, '--email', ' Front@Tsuchi.Example ', '--language', 'en')).toMatchObject({
    ...{ id: shop, email: 'front@tsuchi.example', language: 'en' },
  })
  expect((await operator(['shop', shop, '--email', 'other@tsuchi.example', '--dry-run'])).out).toBe(
    'email  front@tsuchi.example → other@tsuchi.example\nNothing was written: this was a dry run\n',
  )
  expect((await operator(['shop', shop, '--email', 'none', '--language', 'none'])).out).toContain(
    'Open since  2014\nLicense     Qualified invoice issuer no. T1234567890123\n' +
      'E-mail      none: it learns of no booking\nLanguage    that of its country\n',
  )
  expect(await json('shop', shop)).toMatchObject({
    ...{ email: null, language: null },
    ...{ openSince: 2014, license: 'Qualified invoice issuer no. T1234567890123' },
  })
  const { data } = await json('log', '--command', 'shop', '--shop', shop)
  expect(data).toMatchObject([
    { by: 'mika', changes: { email: { to: null } } },
    { changes: { language: { to: 'en' } } },
  ])
  await operator(['shop', shop, '--email', 'kamakura@tsuchi.example', '--language', 'ja'])
})

test.each([
  [['staff', 'tsuchi-kamakra'], 'No shop has the id tsuchi-kamakra. Did you mean tsuchi-kamakura (Tsuchi Kamakura)?\n'],
  [['shop', 'Tsuchi'], 'Did you mean tsuchi-kamakura (Tsuchi Kamakura)?\n'],
  [['blocked', 'tsuchi_kamakura'], 'Did you mean tsuchi-kamakura (Tsuchi Kamakura)?\n'],
  [
    ['block', 'tsuchi-kamakura', '--who', 'haro', '--date', '2027-02-06'],
    'who: is no staff member and no thing of this shop. Did you mean Haru Mori?\n',
  ],
  [
    ['hours', 'tsuchi-kamakura', '--who', 'nobody', '--date', '2027-02-06', '--closed'],
    'who: is no staff member and no thing of this shop. There are ',
  ],
  [['key', 'revoke', 'Nobody'], 'No key Nobody is valid'],
])('operator %j is answered with the nearest name', async (args, says) => {
  expect(await operator(args)).toMatchObject({ exit: 1, err: expect.stringContaining(says) })
})

test('An unknown drawing, category and city of a catalogue are answered with the nearest, and drawings lists all', async () => {
  const catalogue = {
    categories: [{ id: 'repair', name: { en: 'Repair' }, icon: 'scisors' }],
    shops: [{ id: 'tsuchi-kamakura', city: 'kamakra', categories: ['handicrft'] }],
  }
  const { exit, err } = await operator(['import', '-', '--format', 'json'], JSON.stringify(catalogue))
  expect(exit).toBe(1)
  expect(err).toContain(
    'categories[0].icon: is the name of a drawing. Did you mean scissors? operator drawings lists all',
  )
  expect(err).toContain('shops[0].city: is no city: kamakra. Did you mean kamakura?')
  expect(err).toContain('shops[0].categories: is no category: handicrft. Did you mean handicraft?')
  const drawings = await operator(['drawings'])
  expect(drawings.out.split('\n')).toEqual(expect.arrayContaining(['scissors', 'automobile']))
  expect(drawings.exit).toBe(0)
})
