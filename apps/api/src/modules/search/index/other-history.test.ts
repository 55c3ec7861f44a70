import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../../test/harness.ts'
import { type Postgres, startPostgres } from '../../../../torture/history/postgres.ts'
import { migrate } from '../../../db/migrate/migrate.ts'
import { createLog } from '../../../observability/log.ts'
import { insertReferenceData, openShop } from '../../../testing/shop.ts'

const POLLED = { timeout: 20_000 }

let dir: string
let postgres: Postgres
let api: TestApi
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yoyaku-other-history-'))
  await chmod(dir, 0o755)
  postgres = await startPostgres(dir)
  await migrate(postgres.url)
  api = await startTestApi({ databaseUrl: postgres.url, logger: createLog('silent') })
  await insertReferenceData(api.db)
  await openShop(api.db)
}, 60_000)
afterAll(async () => {
  await api.close()
  await postgres.stop()
  await rm(dir, { recursive: true, force: true })
})

const found = async () => {
  const { status, body } = await api.call<{ data: { id: string }[] }>('GET', '/api/v1/shops')
  return status === 200 ? body.data.map(({ id }) => id) : status
}

/** Closes or opens the shop by a change whose transaction counts as seen, as one does whose id was given before a failover. */
const changeUnseen = (active: boolean) =>
  api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`update shop set active = ${active}`.execute(trx)
    await sql`update shop_search set changed = '10'`.execute(trx)
  })

test('A search follows a change whose transaction id was given before, after the server was killed and started again', async () => {
  expect(await found()).toEqual(['shop'])
  await changeUnseen(false)
  expect(await found()).toEqual(['shop'])
  await postgres.kill()
  await postgres.start()
  await expect.poll(found, POLLED).toEqual([])
})

test('A search follows such a change after a crash from which the server recovered by itself', async () => {
  await expect.poll(found, POLLED).toEqual([])
  await changeUnseen(true)
  expect(await found()).toEqual([])
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(api.db)
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await expect.poll(found, POLLED).toEqual(['shop'])
})
