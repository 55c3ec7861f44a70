import { createHash, createHmac } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import stringify from 'safe-stable-stringify'
import type { AppContext } from '../../context.ts'
import { type Failure, refuse } from '../../contract/failure.ts'
import type { Answer, Member } from '../../contract/handler.ts'
import type { operations } from '../../contract/schema.gen.ts'
import type { Trx } from '../../db/connection.ts'
import { onlyRow, pipeline, sendBeforeCommit } from '../../db/pipeline.ts'
import { awaitReplication } from '../../db/pool/replication-wait.ts'
import { tryLockQuery } from '../../db/try-lock.ts'
import { addressKey } from '../../lib/address-key.ts'
import { decrypt, encrypt } from '../../lib/encryption.ts'
import { withSecondsLeft } from '../../lib/seconds-left.ts'
import { hashOf } from '../../lib/secrets.ts'

export type KeyedRequest = {
  context: AppContext
  member: Member | null
  ip: string
  headers: { 'idempotency-key': string; 'x-hold-token'?: string }
  params: object
  body: unknown
}
/** A member's rows are found by these when the account is deleted. */
const KEYED_OPERATIONS = [
  'createHold',
  'createReservation',
  'cancelReservation',
  'rescheduleReservation',
  'joinWaitingList',
] as const
type KeyedOperation = (typeof KEYED_OPERATIONS)[number]

const scopeOf = (who: string, operation: KeyedOperation): string => `${who} ${operation}`
export const scopesOf = (memberId: string): string[] =>
  KEYED_OPERATIONS.map((operation) => scopeOf(memberId, operation))

/** Answer that is stored for a key. Only success is: a refused request may be repeated. */
type Success<Id extends KeyedOperation> = Extract<Answer<operations[Id]>, { status: 200 | 201 }>
type StoredAnswer = { fingerprint: string; status: number; body: object; now: string }

/** `answer` is null for whoever is the first: they do the work, and send `storeAnswer` with its last writes. */
export type ClaimedKey<Id extends KeyedOperation> =
  | { answer: Success<Id> | Failure<409> | Failure<422> }
  | { answer: null; storeAnswer(answer: Success<Id>): RawBuilder<unknown> }

const RUNNING_RETRY_AFTER_S = 1
const ANSWERS = 'answer kept for its key'

/**
 * Lets the transaction do its work once for a key: the key and whatever else is written are one transaction, so either both
 * are there or neither. Whoever comes again gets the stored answer.
 */
export async function claimKey<Id extends KeyedOperation>(
  trx: Trx,
  call: KeyedRequest,
  operation: Id,
  /** `isSecret`: the answer holds what only the caller may have, so it is stored encrypted. */
  { isSecret = false } = {},
): Promise<ClaimedKey<Id>> {
  const scope = scopeOf(askerOf(call), operation)
  const key = call.headers['idempotency-key']
  const fingerprint = createHash('sha256')
    .update(stringify([call.params, call.body, ...(call.member?.origin == null ? [] : [call.member.origin])]))
    .digest('hex')
  const read = await pipeline(trx, {
    lock: tryLockQuery(`${scope} ${key}`),
    stored: storedAnswer(scope, key),
  })
  const [stored] = read.stored
  if (stored !== undefined) {
    if (stored.fingerprint !== fingerprint) {
      return { answer: refuse(422, 'IDEMPOTENCY_KEY_REUSED', 'This key was used for another request') }
    }
    const body = decryptBody(call.context.config, stored.body)
    if (body === null)
      return { answer: refuse(422, 'IDEMPOTENCY_KEY_REUSED', 'The answer to this key cannot be read any more') }
    await sendBeforeCommit(trx, awaitReplication)
    const current = withSecondsLeft(body, stored.now)
    return { answer: { status: stored.status, body: current, replayed: true } as unknown as Success<Id> }
  }
  // Checked after the stored answer: a key that was answered is answered even while its lock is taken.
  if (!onlyRow(read.lock).got) {
    const retryAfter = RUNNING_RETRY_AFTER_S
    const message = 'The first request with this key is still running'
    return { answer: refuse(409, 'IDEMPOTENCY_IN_PROGRESS', message, { retryAfter }) }
  }
  return {
    answer: null,
    storeAnswer({ status, body }) {
      const text = JSON.stringify(body)
      return sql`
        insert into idempotency (scope, key, fingerprint, status, body, created_at)
        values (${scope}, ${key}, ${fingerprint}, ${status}, ${isSecret ? encryptBody(call.context.config, text) : text}, app_now())`
    },
  }
}

const storedAnswer = (scope: string, key: string) =>
  sql<StoredAnswer>`select fingerprint, status, body, app_now() as now from idempotency where scope = ${scope} and key = ${key}`

/** Names the owner of a key: a member, a hold token, or else an address, so that a stored hold token is never answered elsewhere. */
function askerOf({ member, headers, ip, context }: KeyedRequest): string {
  if (member !== null) return member.userId
  const token = headers['x-hold-token']
  if (token !== undefined) return `visitor ${hashOf(token)}`
  const address = createHmac('sha256', context.config.otpPepper)
    .update(`key ${addressKey(ip)}`)
    .digest('base64url')
  return `visitor ${address}`
}

const encryptBody = ({ tokenSecret }: AppContext['config'], text: string): string =>
  JSON.stringify({ sealed: encrypt(tokenSecret, ANSWERS, text).toString('base64') })

/** Null where the secret has changed since. */
function decryptBody({ tokenSecret, previousTokenSecret }: AppContext['config'], stored: object): object | null {
  if (!('sealed' in stored) || typeof stored.sealed !== 'string') return stored
  const bytes = Buffer.from(stored.sealed, 'base64')
  const text =
    decrypt(tokenSecret, ANSWERS, bytes) ??
    (previousTokenSecret === null ? null : decrypt(previousTokenSecret, ANSWERS, bytes))
  return text === null ? null : JSON.parse(text)
}
