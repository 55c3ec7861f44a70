import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino'
import { isDatabaseAway } from '../db/pool/database-away.ts'
import { describeError } from './describe-error.ts'
import { createOutage } from './outage.ts'

const MOST_BUFFERED_BYTES = 4_000_000

/** All that a line may say beside its message, as plain values. What else is handed over is told by name only. */
const LOGGED_FIELDS = new Set([
  ...['requestId', 'method', 'route', 'status', 'milliseconds', 'operatorKey'],
  ...['emailId', 'notificationId', 'sessionId', 'kind', 'attempts', 'next', 'reason', 'responseCode'],
  ...['job', 'channel', 'provider', 'down', 'signal'],
  ...['event', 'member', 'mailbox', 'address', 'how', 'operation', 'sessions'],
  ...['version', 'commit', 'node', 'schema', 'port', 'seconds'],
])

const DATABASE_AWAY =
  'The database is away: requests are answered 503, and what says so is counted instead of logged, until it is back'

const request = new AsyncLocalStorage<string>()

/** Adds the id of the request to every line that `work` logs, and all that it awaits. */
export const inRequest = <Result>(requestId: string, work: () => Result): Result => request.run(requestId, work)

/**
 * Logs carry neither URLs (tickets and keywords stand in them) nor headers nor what people typed: a line says what is on
 * the list above, and of an error where it was thrown. An outage of the database is two lines, however many failures report it. If the log consumer stalls, lines are dropped; requests are not blocked.
 */
export function createLog(level: string, sink: DestinationStream = stdout()): PinoLogger {
  const outage = createOutage(({ seconds, repeats }) =>
    log.warn(`The database answers again: it was away for ${seconds} s, and ${repeats} more failures said so`),
  )
  const log = pino(
    {
      level,
      serializers: { err: describeError },
      formatters: { log: onlyLogged },
      mixin: () => (request.getStore() === undefined ? {} : { requestId: request.getStore() }),
      hooks: {
        logMethod(line, write) {
          const error = errorOf(line)
          if (!isDatabaseAway(error)) return write.apply(this, withoutTheErrorsWords(line) as Parameters<typeof write>)
          // Who happens to begin an outage is not who ends it.
          if (request.exit(outage.note)) write.call(this, { err: error }, DATABASE_AWAY)
        },
      },
    },
    sink,
  )
  return log
}

/**
 * Node's own stream: what a pipe does not take at once waits in memory, and goes with the process. A writer that uses the
 * system's threads, or flushes at the end, would wait for its reader for ever.
 */
function stdout(): DestinationStream {
  process.stdout.on('error', () => {})
  return {
    write(line) {
      if (process.stdout.writableLength + line.length <= MOST_BUFFERED_BYTES) process.stdout.write(line)
    },
  }
}

function onlyLogged(details: Record<string, unknown>): Record<string, unknown> {
  const logged: Record<string, unknown> = {}
  const withheld: string[] = []
  for (const [name, value] of Object.entries(details)) {
    if (name === 'err' || (LOGGED_FIELDS.has(name) && (typeof value !== 'object' || value === null)))
      logged[name] = value
    else withheld.push(name)
  }
  return withheld.length > 0 ? { ...logged, withheld: withheld.join(' ') } : logged
}

const errorOf = ([details]: unknown[]): unknown =>
  details instanceof Error ? details : (details as { err?: unknown } | null)?.err

/** An error that is logged without a sentence of ours would lend its own. */
function withoutTheErrorsWords([details, message, ...rest]: unknown[]): unknown[] {
  const error = errorOf([details])
  if (!(error instanceof Error) || (message !== undefined && message !== error.message)) {
    return message === undefined ? [details] : [details, message, ...rest]
  }
  return [details, error.name]
}
