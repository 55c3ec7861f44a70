/** Error of the database, by SQLSTATE. */
type ServerError = Error & { code?: string; severity?: string; constraint?: string }

const momentary = new Set([
  ...['57014', '55P03', '25P03', '25P04'], // a timeout of ours: statement, lock, idle in transaction, transaction
  ...['40001', '40P01'], // retried as often as we do
])
const unavailable = new Set([
  ...momentary,
  ...['53000', '53100', '53200', '53300', '53400'], // no room, no memory, no connection left
  ...['57P01', '57P02', '57P03', '57P05'], // going down or coming up
  ...['25006', '58000', '58030'], // it only reads (a standby), the machine under it fails
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
// A disk without room, a folder that cannot be written: whatever SQLSTATE the operating system's answer became.
const brokenDisk =
  /^could not (open|create|extend|write|fsync|read|truncate|rename|remove|stat|seek in) (to )?(file|directory|block)/i
const brokenConnection =
  /^(timeout exceeded when trying to connect|query read timeout|connection terminated|postgres connection has been discarded|client (was closed|has encountered))/i

/** Somebody ended the wait of a commit for the synchronous standby: another primary may not have it. */
export class ReplicationUnknown extends Error {
  override name = 'ReplicationUnknown'
}

/** A row changed between its read and its lock. The transaction begins anew, and takes its locks in order again. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
}

function serverErrorOf(error: unknown): ServerError | null {
  return error instanceof Error ? error : null
}

/** Two rows would occupy the same thing at the same time. */
export const isOverlap = (error: unknown) => serverErrorOf(error)?.code === '23P01'

/** Lost against another transaction, or by chance; the same work may succeed when repeated. */
export const isRepeatable = (error: unknown) =>
  ['40001', '40P01'].includes(serverErrorOf(error)?.code ?? '') ||
  error instanceof ChangedMeanwhile ||
  isDrawnTwice(error) ||
  isStalePlan(error)

/** Somebody has the number already that was drawn for a reservation. */
const isDrawnTwice = (error: unknown) =>
  serverErrorOf(error)?.code === '23505' && serverErrorOf(error)?.constraint === 'reservation_code'

/** The name of a statement is taken, or nobody knows it: something between us and the database gave the session to others too. */
const unknownStatement = new Set(['42P05', '26000'])

/** The connection keeps a statement from before the tables changed, or not the ones that we prepared; a new connection knows better. */
export const isStalePlan = (error: unknown) =>
  unknownStatement.has(serverErrorOf(error)?.code ?? '') ||
  (serverErrorOf(error)?.code === '0A000' && /^cached plan must not change/.test(serverErrorOf(error)?.message ?? ''))

/** The database is there: this statement, or what it met, took too long, or it is to be sent again. */
export const isMomentary = (error: unknown) =>
  momentary.has(serverErrorOf(error)?.code ?? '') || error instanceof ChangedMeanwhile || isStalePlan(error)

/** The database is gone, full, or did not answer in time: nobody's fault who asked. */
export function isUnavailable(error: unknown): boolean {
  const it = serverErrorOf(error)
  if (it === null) return false
  if (it instanceof AggregateError) return it.errors.some(isUnavailable)
  if (isStalePlan(it) || it instanceof ChangedMeanwhile || it instanceof ReplicationUnknown) return true
  const code = it.code ?? ''
  return (
    unavailable.has(code) || code.startsWith('08') || brokenConnection.test(it.message) || brokenDisk.test(it.message)
  )
}

/** Something else held a lock for longer than we wait. */
export const isLockTimeout = (error: unknown) => serverErrorOf(error)?.code === '55P03'

/** A value that the column's type cannot hold. Validation should have refused it. */
export const isBadValue = (error: unknown) => /^22/.test(serverErrorOf(error)?.code ?? '')

/** The connection itself is gone, or about to be. */
export function isConnectionLost(error: unknown): boolean {
  const it = serverErrorOf(error)
  if (it === null) return false
  return it.severity === undefined || ['FATAL', 'PANIC'].includes(it.severity)
}
