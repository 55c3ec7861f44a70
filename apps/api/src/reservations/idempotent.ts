import { createHash } from 'node:crypto'
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
  /** What is needed whatever the key says; it is read along with the key, under its lock. */
  reads: Reads
  /** `also` writes with the key itself, should the answer be a success: whatever the answer does not need to know. */
  work(trx: Trx, read: RowsOf<Reads>, also: (statement: Statement<unknown>) => void): Promise<Answer>
}

const RUNNING_RETRY_AFTER_S = 1

/**
 * Does `work` once for a key: the key and whatever `work` writes are one transaction, so either both are there or
 * neither. Whoever comes again gets the stored answer; only success is stored, so a refused request may be repeated.
 */
export async function idempotent<Answer extends Answered, const Reads extends Reading>(
  call: Keyed,
  operation: string,
  { reads, work }: Work<Answer, Reads>,
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
      return { status: stored.status, body: stored.body, replayed: true } as unknown as Answer
    }
    const also: Statement<unknown>[] = []
    const answer = await work(trx, read as RowsOf<Reads>, (statement) => also.push(statement))
    if (answer.status < 300) {
      const { status, body } = answer
      const kept = trx.insertInto('idempotency').values({ scope, key, fingerprint, status, body: JSON.stringify(body) })
      await lastly(trx, ...also, kept)
    }
    return answer
  })
}

/** The same for the same content, in whatever order its keys came. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
