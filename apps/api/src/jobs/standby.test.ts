import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { type Postgres, startPostgres } from '../../torture/history/postgres.ts'
import { createPostgresBus } from '../bus/postgres.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { startScheduler, tick } from './scheduler.ts'

let dir: string
let postgres: Postgres
let api: TestApi
const warnings: unknown[] = []
const log = { debug: () => {}, info: () => {}, warn: (...line: unknown[]) => void warnings.push(line), error: () => {} }

/** A primary that was stopped and came back as the standby of nobody. */
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yoyaku-standby-'))
  await chmod(dir, 0o755)
  postgres = await startPostgres(dir)
  await migrate(postgres.url)
  await postgres.stop()
  await writeFile(join(dir, 'postgres/standby.signal'), '')
  await postgres.start()
  api = await startTestApi({ databaseUrl: postgres.url, context: () => ({ log }) })
}, 60_000)
afterAll(async () => {
  await api.close()
  await postgres.stop()
  await rm(dir, { recursive: true, force: true })
})

test('On a standby the scheduler does nothing, and warns of nothing', async () => {
  await tick(api.context)
  await startScheduler(api.context).stop()
  expect(warnings).toEqual([])
})

test('The bus does not listen to a standby, and says why', async () => {
  await expect(createPostgresBus({ url: postgres.url, db: api.db, log })).rejects.toThrow(
    'the database is a standby, which hears no NOTIFY',
  )
})
