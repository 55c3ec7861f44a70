import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '@yoyaku/drawings/random'
import type { Answer, Kind, Operation, ShownQuote, Slot } from './record.types.ts'

const TIMEOUT_MS = 5000
const SHORTEST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 200
/** Answers that leave open whether the operation was done. */
const INDEFINITE = new Set([500, 502, 503, 504, 408, 429])

export type Request = { method: string; path: string; headers: Record<string, string>; body?: object }
export type About = {
  kind: Kind
  key: string
  slot?: Slot
  holdId?: string
  replaces?: string | null
  codeNumber?: string
  quoteId?: string
}
type SentOperation = { operation: Operation; answer: Answer | null }

export type Asker = (about: About, request: Request) => Promise<SentOperation>

/**
 * Sends a request until the answer is definite, always with the same key, and records the request and its answer. It gives up
 * after `until`.
 */
export function createAsker(client: number, { origins, operations, random, until, onAnswer }: Parts): Asker {
  return async (about, request) => {
    const operation: Operation = {
      client,
      kind: about.kind,
      key: about.key,
      invoked: performance.now(),
      completed: null,
      outcome: 'unknown',
      code: null,
      lost: 0,
      lastLost: null,
      slot: about.slot ?? null,
      holdId: about.holdId ?? null,
      entryId: null,
      replaces: about.replaces ?? null,
      codeNumber: about.codeNumber ?? null,
      quoteId: about.quoteId ?? null,
      shown: null,
    }
    operations.push(operation)
    while (performance.now() < until()) {
      const answer = await ask(random.pick(origins), request)
      onAnswer?.(answer?.status ?? null)
      if (answer !== null && isDefinite(answer)) {
        operation.completed = performance.now()
        operation.outcome = answer.status < 300 ? 'ok' : 'refused'
        operation.shown = shownBy(answer)
        operation.code = answer.status < 300 ? null : `${answer.status} ${answer.body.code}`
        return { operation, answer }
      }
      if (answer?.status === 500) operation.code = '500'
      operation.lost++
      operation.lastLost = answer === null ? 'no connection' : `${answer.status} ${answer.body.code}`
      await pause(random.int(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS))
    }
    return { operation, answer: null }
  }
}

export type Parts = {
  origins: string[]
  operations: Operation[]
  random: Random
  until: () => number
  /** Told of the status of each attempt; null when none came. */
  onAnswer?: (status: number | null) => void
}

function shownBy({ body: { data, quote = data?.quote } }: Answer): ShownQuote | null {
  return quote === undefined ? null : { id: quote.id, ...quote.total, startAt: data?.startAt ?? null }
}

const isDefinite = ({ status, body }: Answer) =>
  body.code === 'HOLD_LIMIT' || !(INDEFINITE.has(status) || body.code === 'IDEMPOTENCY_IN_PROGRESS')

async function ask(origin: string, { method, path, headers, body }: Request): Promise<Answer | null> {
  try {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  } catch {
    return null
  }
}
