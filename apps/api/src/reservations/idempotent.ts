import { createHash } from 'node:crypto'
import { seal, unseal } from '../auth/sealed.ts'
import { canonical } from '../canonical.ts'
import { type Failure, type Member, refuse } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { transaction } from '../db/transaction.ts'
import { lastly, type RowsOf, type Statement, together } from '../db/trip.ts'
import { type Written, words, written } from '../db/written.ts'
import type { World } from '../world.ts'
import { keyLock, noLongerFirst } from './key.ts'

export type Keyed = {
  world: World
  member: Member | null
  headers: { 'idempotency-key': string }
  params: object
  body: unknown
}
type Answered = { status: number; body: object; replayed?: true }
type Stored = { fingerprint: string; status: number; body: object }

type Reading = readonly Statement<unknown>[]
/** Keeps the answer with its key; with `made`, only if there is a row of that name, and as of `at`. */
export type Keep = (answer: Answered, made?: { at: string; from: Written<unknown> }) => Written<unknown>
/** What is written last, the key with it, and what the rows of the last of it mean. */
export type Ending<Answer> = {
  last: (keep: Keep) => Statement<unknown>[]
  answer: (rows: unknown[]) => Answer
}

type AnswerOf<Outcome> = Outcome extends Ending<infer Answer> ? Answer : Outcome
type Work<Outcome, Reads extends Reading> = {
  /** The answer holds what only the asker may have: it is stored encrypted. */
  secret?: true
  /** What is needed whatever the key says; it is read along with the key, under its lock. Who takes locks there asks `isFirst`. */
  reads: Reads
  work(trx: Trx, read: RowsOf<Reads>): Promise<Outcome>
}

const RUNNING_RETRY_AFTER_S = 1
const ANSWERS = 'answer kept for its key'

/**
 * Does `work` once for a key: the key and whatever `work` writes are one transaction, so either both are there or
 * neither. Whoever comes again gets the stored answer; only success is stored, so a refused request may be repeated.
 */
export async function idempotent<Outcome extends Answered | Ending<Answered>, const Reads extends Reading>(
  call: Keyed,
  operation: string,
  { reads, work, secret }: Work<Outcome, Reads>,
): Promise<AnswerOf<Outcome> | Failure<409> | Failure<422>> {
  const scope = `${call.member?.userId ?? 'visitor'} ${operation}`
  const key = call.headers['idempotency-key']
  const fingerprint = createHash('sha256')
    .update(canonical([call.params, call.body]))
    .digest('hex')
  return transaction(call.world.db, async (trx) => {
    const known = written<Stored>`
      select fingerprint, status, body, ${noLongerFirst} from idempotency where scope = ${scope} and key = ${key}`
    const [[lock], [stored], ...read] = await together(trx, keyLock(`${scope} ${key}`), known, ...reads)
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
      return { status: stored.status, body, replayed: true } as unknown as AnswerOf<Outcome>
    }
    const keep: Keep = ({ status, body }, made) => {
      const text = JSON.stringify(body)
      const kept = secret ? closed(call.world.config, text) : text
      return written`
        insert into idempotency (scope, key, fingerprint, status, body, created_at)
        select ${scope}, ${key}, ${fingerprint}, ${status}::smallint, ${kept}::jsonb, ${made === undefined ? NOW : written`${made.at}::timestamptz from ${made.from}`}`
    }
    const outcome = await work(trx, read as RowsOf<Reads>)
    if ('last' in outcome) {
      const told = await lastly(trx, ...outcome.last(keep))
      return outcome.answer(told.at(-1) ?? []) as AnswerOf<Outcome>
    }
    if (outcome.status < 300) await lastly(trx, keep(outcome))
    return outcome as AnswerOf<Outcome>
  })
}

const NOW = words('app_now()')

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
