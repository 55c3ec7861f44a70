import { DataDirInUse } from '../../embedded-postgres/lock.ts'
import { ConfigError, readDataPlace } from '../../src/config/config.ts'
import { NewerSchema, UnsupportedSchema } from '../../src/db/migrate/migrate.ts'
import { connectToDatabase, NoDatabase } from '../connect-for-command.ts'
import { Misused, readFlags } from '../flags.ts'
import { fromHere } from '../from-here.ts'
import { ignoreClosedPipes } from '../quiet-pipes.ts'
import { STANDARD_INPUT, withStandardInput } from '../standard-input.ts'
import { BackupError } from './backup-error.ts'
import { restore } from './restore.ts'
import { timeStamp } from './time-stamp.ts'
import { writeBackup } from './write-backup.ts'

const HELP = {
  backup: `bin/backup [file]

Writes all that the embedded database in DATA_DIR has into one file, also while the server runs. Keep the file as
carefully as the database: it has people's names and addresses. The secrets of DATA_DIR are not in it.
`,
  restore: `bin/restore <file> [--force]

Makes the embedded database in DATA_DIR from a backup; - is standard input. The server must be stopped. With --force it takes the place of
data that is there, which is kept beside it as postgres.before-<time>.
`,
}
const FLAGS = { help: { type: 'boolean', short: 'h' } } as const
const FLAGS_OF = { backup: FLAGS, restore: { force: { type: 'boolean' }, ...FLAGS } } as const
const USAGE = 2
/** The exit codes that a shell expects after these signals. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 }
const log = {
  info: () => {},
  warn: () => {},
  error: (details: unknown, text?: string) => printLine(`${text ?? ''} ${JSON.stringify(details)}`),
}
const printLine = (line: string) => void process.stderr.write(`${line}\n`)
const from = (file: string) => fromHere(file, process.env)

async function run([name, ...args]: string[]): Promise<number> {
  const command = name === 'restore' ? 'restore' : 'backup'
  const { values, positionals } = readFlags(args, FLAGS_OF[command])
  if (values.help) {
    process.stdout.write(HELP[command])
    return 0
  }
  const [file, ...more] = positionals
  if ((command === 'restore' && file === undefined) || more.length > 0) {
    if (more.length > 0)
      printLine(`Only one file is meant, these are ${positionals.length}: ${positionals.join(' ')}\n`)
    process.stderr.write(HELP[command])
    return USAGE
  }
  const place = readDataPlace(process.env)
  if (place.databaseUrl !== null) {
    printLine(`DATABASE_URL is set: use pg_dump and pg_restore of that PostgreSQL instead of npm run ${command}`)
    return USAGE
  }
  return command === 'restore' ? restoreFrom(from(file ?? ''), place.dataDir, 'force' in values) : backUp(file, place)
}

/** The first signal ends the work with a message and leaves nothing half done; the second ends the process at once. */
function endedBy(words: string): AbortSignal {
  const ending = new AbortController()
  for (const [name, code] of Object.entries(SIGNALS)) {
    process.on(name, () => {
      if (ending.signal.aborted) process.exit(code)
      process.exitCode = code
      ending.abort(new BackupError(words))
    })
  }
  return ending.signal
}

async function backUp(file: string | undefined, place: ReturnType<typeof readDataPlace>): Promise<number> {
  const wanted = from(file ?? `yoyaku-${timeStamp()}.backup`)
  const database = await connectToDatabase(place, log)
  try {
    await writeBackup(database.url, wanted, printLine, endedBy('Ended before it was done: no backup was written'))
  } finally {
    await database.stop()
  }
  process.stdout.write(`${wanted}\n`)
  return 0
}

async function restoreFrom(file: string, dataDir: string, force: boolean): Promise<number> {
  const signal = endedBy('Ended before it was done: nothing was restored, what was there before is untouched')
  const restoreIt = (path: string) => restore(path, { dataDir, force, log, onProgress: printLine, signal })
  const oldDataDir =
    file === STANDARD_INPUT ? await withStandardInput(process.stdin, 'backup', restoreIt) : await restoreIt(file)
  if (oldDataDir !== null) printLine(`The old data is in ${oldDataDir}: delete it when you need it no more`)
  printLine('Accounts deleted since the backup are there again: bin/operator repeat-deletions <log> deletes them again')
  process.stdout.write(`Restored the backup to ${dataDir}.\n`)
  return 0
}

ignoreClosedPipes()
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const expected = [BackupError, ConfigError, DataDirInUse, NewerSchema, NoDatabase, UnsupportedSchema].some(
    (kind) => error instanceof kind,
  )
  const misused = error instanceof Misused
  if (expected || misused) printLine((error as Error).message)
  else printLine(error instanceof Error ? (error.stack ?? error.message) : String(error))
  // A connection that still waits does not keep the process alive.
  process.exit(misused ? USAGE : process.exitCode || 1)
}
