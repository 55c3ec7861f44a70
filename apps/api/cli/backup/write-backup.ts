import { createWriteStream, existsSync } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { BackupError } from './backup-error.ts'
import { withChecksum } from './checksum.ts'
import { copyOut, tablesOf } from './copy-out.ts'
import { dataFrame, type Header, jsonFrame, type TableEnd } from './frames.ts'
import { unlessEnded } from './unless-ended.ts'

export type ProgressListener = (line: string) => void

/** Writes the whole database as of one moment, while others read and write. The file appears complete or not at all. */
export async function writeBackup(
  url: string,
  file: string,
  onProgress: ProgressListener,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} is there already: choose another name`)
  const unfinished = `${file}.unfinished-${process.pid}`
  const client = new pg.Client({ connectionString: url, application_name: 'yoyaku backup' })
  client.on('error', () => {}) // whatever was asked last is refused as well
  try {
    await client.connect()
    const header = await beginAndRead(client)
    const source = Readable.from(framesOfDatabase(client, header, onProgress), { objectMode: false })
    const into = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' })
    await unlessEnded(signal, pipeline(source, createGzip(), withChecksum, into, { signal }))
    await sync(unfinished)
    signal.throwIfAborted()
    await link(unfinished, file)
    // Its age is a metric.
    await client.query('insert into backup values ($1)', [header.madeAt])
  } catch (error) {
    throw signal.aborted ? signal.reason : inWords(error, file)
  } finally {
    const gone = client.end().catch(() => {})
    // Its last statement may wait for a lock.
    if (!signal.aborted) await gone
    await rm(unfinished, { force: true })
  }
}

async function beginAndRead(client: pg.Client): Promise<Header> {
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  return headerOf(client)
}

async function* framesOfDatabase(
  client: pg.Client,
  header: Header,
  onProgress: ProgressListener,
): AsyncGenerator<Buffer> {
  yield jsonFrame('H', header)
  let all = 0
  for (const table of await tablesOf(client)) {
    yield jsonFrame('T', table)
    const rows = copyOut(client, table)
    let step = await rows.next()
    for (; !step.done; step = await rows.next()) yield dataFrame(step.value)
    yield jsonFrame('E', step.value satisfies TableEnd)
    onProgress(`  ${table.name}: ${step.value.rows}`)
    all += step.value.rows
  }
  yield jsonFrame('Z', {})
  await client.query('commit')
  onProgress(`${all} rows`)
}

async function headerOf(client: pg.Client): Promise<Header> {
  const { rows: times } = await client.query<{ at: Date }>('select now() as at')
  const { rows: migrations } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  const { rows: sequences } = await client.query<Header['sequences'][number]>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null",
  )
  return {
    madeAt: new Date(times[0]?.at ?? 0).toISOString(),
    migrations: migrations.map(({ name }) => name),
    sequences,
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

function inWords(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(`There is no room for ${file}: nothing was written`)
  if (code === 'ENOENT') return new BackupError(`The folder of ${file} is not there`)
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return new BackupError(`${file} may not be written`)
  if (code === 'EEXIST') return new BackupError(`${file} is there already: choose another name`)
  if (code === '42P01') return new BackupError('The database has no tables of Yoyaku yet: there is nothing to back up')
  return error
}
