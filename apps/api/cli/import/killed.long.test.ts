import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { childEnv } from '../../test/child-env.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'

const EXAMPLE = new URL('../../../../docs/catalogue-example/catalogue.json', import.meta.url).pathname
const MAIN = new URL('../operator/main.ts', import.meta.url).pathname
const SHOPS = 1000

let api: TestApi
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-killed-'))
  api = await startTestApi()
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

test('an import that is killed while it writes leaves nothing; run again, it writes everything', {
  timeout: 60_000,
}, async () => {
  const file = await manyShops()
  const first = run(file)
  await first.prints(/^written \d+ of/m)
  first.process.kill('SIGKILL')
  await first.ended
  expect(await counts()).toEqual({ city: 0, shop: 0, service: 0, closure: 0 })
  const second = run(file)
  expect(await second.ended).toBe(0)
  expect(second.output()).toContain(
    `shops: ${SHOPS} new, 0 changed, 0 unchanged\nclosures: ${3 * SHOPS} new, 0 changed, 0 unchanged\nImported\n`,
  )
  expect(await counts()).toEqual({ city: 1, shop: SHOPS, service: SHOPS, closure: 3 * SHOPS })
  const found = await api.call<{ total: number }>('GET', '/api/v1/shops/search', { query: { keyword: '陶芸' } })
  expect(found.body.total).toBe(SHOPS)
})

async function manyShops(): Promise<string> {
  const { shops, ...words } = JSON.parse(await readFile(EXAMPLE, 'utf8'))
  const [shop] = shops
  const many = Array.from({ length: SHOPS }, (_, number) => ({
    ...shop,
    id: `shop-${number}`,
    services: [{ ...shop.services[0], id: `service-${number}` }],
  }))
  const file = join(folder, 'many.json')
  await writeFile(file, JSON.stringify({ ...words, shops: many }))
  return file
}

async function counts() {
  const count = async (table: 'city' | 'shop' | 'service' | 'closure') =>
    (
      await api.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  return {
    ...{ city: await count('city'), shop: await count('shop'), service: await count('service') },
    closure: await count('closure'),
  }
}

function run(file: string) {
  const child = spawn(process.execPath, [MAIN, 'import', file], { env: { ...childEnv, DATABASE_URL: api.databaseUrl } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const printed = Promise.withResolvers<void>()
  let awaitedText = /$^/
  const append = (text: string) => {
    output += text
    if (awaitedText.test(output)) printed.resolve()
  }
  child.stdout.setEncoding('utf8').on('data', append)
  child.stderr.setEncoding('utf8').on('data', append)
  const ended = once(child, 'close').then(([status]) => status as number | null)
  return {
    process: child,
    ended,
    output: () => output,
    prints(pattern: RegExp) {
      awaitedText = pattern
      append('')
      return Promise.race([printed.promise, ended.then(() => Promise.reject(new Error(`It ended instead: ${output}`)))])
    },
  }
}
