import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../embedded-postgres/start.ts'
import { migrate } from '../src/db/migrate/migrate.ts'
import { databaseUrl } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

const quiet = { info: () => {}, warn: console.warn, error: console.error }

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-api-'))
  await chmod(dataDir, 0o755)
  const server = await startEmbedded({ dataDir, durable: false, log: quiet })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('create database template_migrated')
  await client.end()
  await migrate(databaseUrl(server.url, 'template_migrated'))
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
