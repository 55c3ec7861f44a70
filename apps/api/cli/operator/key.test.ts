import { beforeAll, expect, test } from 'vitest'
import { insertReferenceData, openShop } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

const SHARED = 'the-key-of-the-operators'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: SHARED } })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)

async function operator(args: string[], OPERATOR_KEY = SHARED) {
  const output = { out: '', err: '' }
  const exit = await runOperator(args, {
    env: { OPERATOR_KEY, OPERATOR_NAME: 'somebody', PUBLIC_URL: await api.url(), DATABASE_URL: api.databaseUrl },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
  })
  return { exit, ...output }
}
const create = async (name: string): Promise<string> =>
  JSON.parse((await operator(['--json', 'key', 'create', name])).out).key

test('a key of an operator is shown once, names who used it, and is refused as soon as it is revoked', async () => {
  const key = await create('Yuki Mori')
  const again = await operator(['key', 'create', 'Yuki Mori'])
  expect([again.exit, again.err]).toEqual([1, 'There is, or was, a key Yuki Mori: give it another name\n'])
  expect(JSON.stringify(await api.db.selectFrom('operator_key').selectAll().execute())).not.toContain(key)
  await operator(['block', 'shop', '--date', '2027-02-06'], key)
  await operator(['block', 'shop', '--date', '2027-02-07'])
  const { data } = JSON.parse((await operator(['--json', 'log', '--command', 'block'], key)).out)
  expect(data.map(({ by, key: name }: { by: string; key: string }) => [by, name])).toEqual([
    ['somebody', 'OPERATOR_KEY'],
    ['Yuki Mori', 'Yuki Mori'],
  ])
  expect((await operator(['key', 'list'])).out).toMatch(/^NAME .*\nYuki Mori .* valid\n$/)
  expect(await operator(['key', 'revoke', 'Yuki Mori'])).toEqual({ exit: 0, out: 'Yuki Mori is revoked\n', err: '' })
  expect((await operator(['list'], key)).exit).toBe(4)
  expect((await operator(['list'])).exit).toBe(0)
  expect((await operator(['key', 'revoke', 'Yuki Mori'])).exit).toBe(1)
  expect((await operator(['key', 'create', 'Yuki Mori'])).exit).toBe(1)
  const { data: writes } = JSON.parse((await operator(['--json', 'log'])).out)
  expect(writes.map(({ command }: { command: string }) => command)).toEqual([
    ...['key revoke', 'block', 'block', 'key create'],
  ])
})

test.each(['', '-x', 'a\nb', 'x'.repeat(65), 'a/b'])('A key cannot be called %j', async (name) => {
  expect((await operator(['key', 'create', '--', name])).exit).toBe(2)
})

test('A token that has the shape of a key and is none is refused', async () => {
  expect((await operator(['list'], `yop_${'a'.repeat(43)}`)).exit).toBe(4)
})
