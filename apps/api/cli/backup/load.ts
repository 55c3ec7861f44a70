import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { BackupError } from './backup-error.ts'
import { openContent } from './checksum.ts'
import { copyOut, namesOf, quoted, tablesOf } from './copy-out.ts'
import { type Frame, framesOf, type Header, type TableEnd, type TableHead } from './frames.ts'
import type { ProgressListener } from './write-backup.ts'

type Loaded = TableHead & TableEnd

const jsonOf = <Value>({ payload }: Frame): Value => JSON.parse(payload.toString()) as Value

async function* unpacked(file: string): AsyncGenerator<Frame> {
  const content = await openContent(file)
  const gunzip = content.pipe(createGunzip())
  content.on('error', (error) => gunzip.destroy(error))
  try {
    yield* framesOf(gunzip as AsyncIterable<Buffer>)
  } finally {
    // A reader that needs only the header stops here.
    content.destroy()
  }
}

export async function readHeader(file: string): Promise<Header> {
  for await (const frame of unpacked(file)) if (frame.kind === 'H') return jsonOf<Header>(frame)
  throw new BackupError(`${file} is not a Yoyaku backup`)
}

/** Fills the existing tables in one transaction, and compares their rows with the checksums. */
export async function load(url: string, file: string, onProgress: ProgressListener): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'yoyaku restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    // Triggers and foreign keys are off: tables are filled in the order of their names, with the rows as they were.
    await client.query("begin; set local session_replication_role = 'replica'")
    const loaded = await copyAll(client, file, onProgress)
    for (const table of loaded) await verify(client, table)
    await setSequences(client, (await readHeader(file)).sequences)
    await renewTransactionIds(client)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end().catch(() => {})
  }
}

async function copyAll(client: pg.Client, file: string, onProgress: ProgressListener): Promise<Loaded[]> {
  const loaded: Loaded[] = []
  const existingTables = await tablesOf(client)
  await client.query(`truncate ${existingTables.map(({ name }) => quoted(name)).join(', ')}`)
  const frames = unpacked(file)
  for await (const frame of frames) {
    if (frame.kind === 'Z') return loaded
    if (frame.kind !== 'T') continue
    const table = jsonOf<TableHead>(frame)
    const end = await copyIn(client, table, frames)
    onProgress(`  ${table.name}: ${end.rows}`)
    loaded.push({ ...table, ...end })
  }
  throw new BackupError(`${file} has no end`)
}

async function copyIn(client: pg.Client, table: TableHead, frames: AsyncGenerator<Frame>): Promise<TableEnd> {
  const into = client.query(from(`copy ${namesOf(table)} from stdin`))
  const done = finished(into)
  done.catch(() => {}) // awaited below
  const hash = createHash('sha256')
  for (let step = await frames.next(); !step.done; step = await frames.next()) {
    const { kind, payload } = step.value
    if (kind === 'E') {
      into.end()
      await done
      const tableEnd = jsonOf<TableEnd>(step.value)
      if (tableEnd.sha256 !== hash.digest('hex') || tableEnd.rows !== into.rowCount) break
      return tableEnd
    }
    hash.update(payload)
    if (!into.write(payload)) await Promise.race([once(into, 'drain'), done])
  }
  throw new BackupError(`Checksum mismatch in table ${table.name}`)
}

async function verify(client: pg.Client, table: Loaded): Promise<void> {
  const rows = copyOut(client, table)
  let step = await rows.next()
  while (!step.done) step = await rows.next()
  if (step.value.rows === table.rows && step.value.sha256 === table.sha256) return
  throw new BackupError(`Table ${table.name} differs from the backup after loading`)
}

async function setSequences(client: pg.Client, sequences: Header['sequences']): Promise<void> {
  for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2)', [quoted(name), value])
}

/** Transaction ids of another cluster mean nothing here: rows that have one count as changed now. */
async function renewTransactionIds(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'xid8'`)
  for (const { table, column } of rows) {
    await client.query(`update ${quoted(table)} set ${quoted(column)} = pg_current_xact_id()`)
  }
}
