import { createHash } from 'node:crypto'
import { seal, unseal } from '../auth/sealed.ts'
import { canonical } from '../canonical.ts'
import { type Failure, type Member, refuse } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { transaction } from '../db/transaction.ts'
import { lastly, type RowsOf, type Statement, together } from '../db/trip.ts'
import { tryLockQuery } from '../db/try-lock.ts'
import type { World } from '../world.ts'

export type Keyed = {
  world: World
  member: Member | null
  headers: { 'idempotency-key': string }
  params: object
  body: unknown
}
type Answered = { status: number; body: object; replayed?: true }

type Reading = readonly Statement<unknown>[]
type Work<Answer, Reads extends Reading> = {
  /** The answer holds what only the asker may have: it is stored encrypted. */
  secret?: true
  /** What is needed whatever the key says; it is read along with the key, under its lock. */
  reads: Reads
  /** `also` writes with the key itself, should the answer be a success: whatever the answer does not need to know. */
  work(trx: Trx, read: RowsOf<Reads>, also: (statement: Statement<unknown>) => void): Promise<Answer>
}

const RUNNING_RETRY_AFTER_S = 1
const ANSWERS = 'answer kept for its key'

/**
 * Does `work` once for a key: the key and whatever `work` writes are one transaction, so either both are there or
 * neither. Whoever comes again gets the stored answer; only success is stored, so a refused request may be repeated.
 */
export async function idempotent<Answer extends Answered, const Reads extends Reading>(
  call: Keyed,
  operation: string,
  { reads, work, secret }: Work<Answer, Reads>,
): Promise<Answer | Failure<409> | Failure<422>> {
  const scope = `${call.member?.userId ?? 'visitor'} ${operation}`
  const key = call.headers['idempotency-key']
  const fingerprint = createHash('sha256')
    .update(canonical([call.params, call.body]))
    .digest('hex')
  return transaction(call.world.db, async (trx) => {
    const known = trx
      .selectFrom('idempotency')
      .select(['fingerprint', 'status', 'body'])
      .where('scope', '=', scope)
      .where('key', '=', key)
    const [[lock], [stored], ...read] = await together(trx, tryLockQuery(`${scope} ${key}`), known, ...reads)
    if (lock?.got !== true) {
      return refuse(409, 'IDEMPOTENCY_IN_PROGRESS', 'The first request with this key is still running', {
        retryAfter: RUNNING_RETRY_AFTER_S,
      })
    }
    if (stored !== undefined) {
      if (stored.fingerprint !== fingerprint) {
        return refuse(422, 'IDEMPOTENCY_KEY_REUSED', 'This key was used for another request')
      }
      const body = opened(call.world.config, stored.body)
      if (body === null) return refuse(422, 'IDEMPOTENCY_KEY_REUSED', 'The answer to this key cannot be read any more')
      return { status: stored.status, body, replayed: true } as unknown as Answer
    }
    const also: Statement<unknown>[] = []
    const answer = await work(trx, read as RowsOf<Reads>, (statement) => also.push(statement))
    if (answer.status < 300) {
      const { status } = answer
      const text = JSON.stringify(answer.body)
      const body = secret ? closed(call.world.config, text) : text
      const kept = trx.insertInto('idempotency').values({ scope, key, fingerprint, status, body })
      await lastly(trx, ...also, kept)
    }
    return answer
  })
}

const closed = ({ tokenSecret }: World['config'], text: string): string =>
  JSON.stringify({ sealed: seal(tokenSecret, ANSWERS, text).toString('base64') })

/** Null where the secret has changed since. */
function opened({ tokenSecret, previousTokenSecret }: World['config'], stored: object): object | null {
  if (!('sealed' in stored) || typeof stored.sealed !== 'string') return stored
  const bytes = Buffer.from(stored.sealed, 'base64')
  const text =
    unseal(tokenSecret, ANSWERS, bytes) ??
    (previousTokenSecret === null ? null : unseal(previousTokenSecret, ANSWERS, bytes))
  return text === null ? null : JSON.parse(text)
}
