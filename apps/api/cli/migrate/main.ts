import { DataDirInUse } from '../../embedded-postgres/lock.ts'
import { ConfigError, readDataPlace } from '../../src/config/config.ts'
import { createDb } from '../../src/db/connection.ts'
import {
  MigrationBlocked,
  migrate,
  NewerSchema,
  newerMigrations,
  UnsupportedSchema,
  WrongEncoding,
} from '../../src/db/migrate/migrate.ts'
import { NoAnswer, waitForDatabase } from '../../src/db/pool/wait-for-database.ts'
import { connectToDatabase, NoDatabase } from '../connect-for-command.ts'
import { Misused, readFlags } from '../flags.ts'
import { ignoreClosedPipes } from '../quiet-pipes.ts'

const HELP = `bin/migrate

Applies the migrations that the database in DATA_DIR or at DATABASE_URL lacks, and ends. Servers of the version before
go on while it works and after it. A database at DATABASE_URL that does not answer is waited for, DATABASE_WAIT_SECONDS long.
`
const USAGE = 2
const log = { info: () => {}, warn: () => {}, error: () => {} }

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readFlags(args, { help: { type: 'boolean', short: 'h' } })
  if (positionals.length > 0) throw new Misused(`${positionals.join(' ')} is too much: there is nothing to name`)
  if (values.help) {
    process.stdout.write(HELP)
    return
  }
  const place = readDataPlace(process.env)
  const patience = {
    patienceMs: place.databaseWaitSeconds * 1000,
    setting: place.databaseSetting,
    say: (line: string) => void process.stderr.write(`${line}\n`),
  }
  const whenThere = <Result>(work: () => Promise<Result>) =>
    place.databaseUrl === null ? work() : waitForDatabase(work, patience)
  const database = await connectToDatabase(place, log)
  try {
    const applied = await whenThere(() => migrate(database.url))
    const db = createDb(database.url, { maxConnections: 1 })
    const newer = await whenThere(() => newerMigrations(db)).finally(() => db.destroy())
    for (const name of applied) process.stdout.write(`Applied ${name}\n`)
    if (applied.length === 0) process.stdout.write('The database has every migration of this version\n')
    if (newer.length > 0) process.stdout.write(`It also has, of a newer version: ${newer.join(', ')}\n`)
  } finally {
    await database.stop()
  }
}

ignoreClosedPipes()
try {
  await run(process.argv.slice(2))
} catch (error) {
  const misused = error instanceof Misused
  const inWords = [
    ConfigError,
    DataDirInUse,
    MigrationBlocked,
    NewerSchema,
    NoDatabase,
    UnsupportedSchema,
    WrongEncoding,
  ]
  if (misused) process.stderr.write(`${error.message}\n\n${HELP}`)
  else if (inWords.some((kind) => error instanceof kind)) process.stderr.write(`${(error as Error).message}\n`)
  else if (error instanceof NoAnswer) process.stderr.write(`${error.message}. Nothing more was applied.\n`)
  else
    process.stderr.write(
      `A migration failed: ${error instanceof Error ? error.message : error}\nNothing of it stays; those before it are applied.\n`,
    )
  process.exitCode = misused ? USAGE : 1
}
