import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { Hold, Reservation } from '../contract/types.ts'
import type { Api } from '../http/api.ts'
import { type Failure, failed, isCode, toFailure } from '../http/failure.ts'
import { type LocalInstants, localInstants } from '../http/local-instants.ts'
import { type Outcome, unwrap } from '../http/outcome.ts'
import type { Settings } from '../http/settings.ts'
import { isUnknownOutcome } from '../http/unknown-outcome.ts'
import { waitForRetry } from '../http/wait-for-retry.ts'
import type { Clock } from '../ports/index.ts'
import { entity } from '../validation/entity.ts'
import { expired, holdRefOf, isHoldGone, isTaken, reservationIn } from './reservation.rules.ts'
import type {
  ActiveHold,
  BookingTerms,
  HeldAnswer,
  HoldInput,
  HoldRef,
  Loss,
  ReservationContext,
  ReservationPending,
} from './reservation.types.ts'

export type RequestPorts = { api: Api; apiAfterDispose: Api; settings: Settings; clock: Clock; newKey(): string }

const readableHold = entity<Hold>({
  holdId: z.string(),
  holdToken: z.string(),
  expiresAt: z.string(),
  latestExpiresAt: z.string(),
  startAt: z.string(),
  draft: z.object({ quantity: z.number() }),
  quote: z.object({
    id: z.string(),
    total: z.object({ amount: z.number(), currency: z.string() }),
    lines: z.array(z.unknown()),
  }),
})

const readableTerms = z.object({
  version: z.string(),
  reminders: z.array(z.object({ id: z.string(), required: z.boolean() })),
})

const HOLD = '/api/v1/user/reservation/hold/{holdId}'

/** The requests of a reservation. */
export function reservationRequests({ api, apiAfterDispose, settings, clock, newKey }: RequestPorts) {
  async function readTerms({ shopId }: { shopId: string | null }): Promise<BookingTerms | null> {
    if (shopId === null) return null
    const params = { path: { id: shopId } }
    const { data } = await unwrap(api.GET('/api/v1/shops/{id}/confirm-reminder', { params }))
    if (!readableTerms.safeParse(data).success)
      throw failed('invalid', 'The terms have no version or no reminders', 200)
    return data
  }
  const paramsOf = ({ holdId, holdToken }: HoldRef) => ({ path: { holdId }, header: { 'x-hold-token': holdToken } })
  /** With the reservation that a hold has become, in another tab or by a confirm whose answer was lost. */
  async function withReservation(error: Failure): Promise<Loss> {
    if (error.codeNumber === undefined) return error
    const params = { path: { codeNumber: error.codeNumber } }
    const { data: reservation } = await unwrap(api.GET('/api/v1/user/reservation/{codeNumber}', { params }))
    return { ...error, reservation }
  }
  async function held({ data, error }: Outcome<{ data: Hold }>, local: LocalInstants): Promise<HeldAnswer> {
    if (error !== undefined) throw await withReservation(error)
    if (!readableHold.safeParse(data.data).success)
      throw failed('invalid', 'The hold has no quote, no time or no token', 200)
    const { quote, expiresInSeconds, latestExpiresInSeconds, ...hold } = data.data
    const expiresAt = local(hold.expiresAt, expiresInSeconds)
    const latestExpiresAt = local(hold.latestExpiresAt, latestExpiresInSeconds)
    return { hold: { ...hold, expiresAt, latestExpiresAt }, quote }
  }
  async function getHold(holdRef: HoldRef) {
    const local = localInstants(clock)
    return held(await api.GET(HOLD, { params: paramsOf(holdRef) }), local)
  }
  async function change(holdRef: HoldRef, body: { draft?: HoldInput['draft'] }) {
    const local = localInstants(clock)
    return held(await api.PATCH(HOLD, { params: paramsOf(holdRef), body }), local)
  }

  /** A first hold whose answer is lost is sent again with its own key: nobody else could release it. */
  let unanswered: { draft: string; key: string } | null = null

  /** At once where no answer came; after a wait where one says that it is too early. Never for whoever has left meanwhile. */
  const mayAskAgain = async (failure: Failure, signal: AbortSignal) =>
    isUnknownOutcome(failure) &&
    failure.kind !== 'cancelled' &&
    (isCode(failure, 'NETWORK', 'TIMEOUT') || (await waitForRetry(failure, clock, signal))) &&
    !signal.aborted

  async function create({ draft, holdRef, replaces }: HoldInput, signal: AbortSignal): Promise<HeldAnswer> {
    const same = JSON.stringify(draft)
    const key = unanswered?.draft === same ? unanswered.key : newKey()
    const header = { 'idempotency-key': key, ...(holdRef ? { 'x-hold-token': holdRef.holdToken } : {}) }
    const body = { draft, ...(replaces !== null && { replaces }) }
    const post = () => api.POST('/api/v1/user/reservation/hold', { params: { header }, body })
    let local = localInstants(clock)
    let outcome = await post()
    if (outcome.error !== undefined && (await mayAskAgain(outcome.error, signal))) {
      local = localInstants(clock)
      outcome = await post()
    }
    unanswered = outcome.error !== undefined && isUnknownOutcome(outcome.error) ? { draft: same, key } : null
    return held(outcome, local)
  }

  /** Replaces a hold that is over. */
  async function createAnew(input: HoldInput, signal: AbortSignal): Promise<HeldAnswer> {
    try {
      return await create(input, signal)
    } catch (thrown) {
      const failure = toFailure(thrown)
      throw isTaken(failure) ? { ...failure, isHoldGone: true } : failure
    }
  }

  /** Changes the hold there is; makes a new one where there is none, or no longer. */
  async function createOrUpdate(input: HoldInput, signal: AbortSignal): Promise<HeldAnswer> {
    if (input.holdRef === null) return create(input, signal)
    try {
      return await change(input.holdRef, { draft: input.draft })
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (isHoldGone(failure) && reservationIn(failure) === null && !signal.aborted) return createAnew(input, signal)
      throw thrown
    }
  }

  /** A language or a currency that was chosen while the answer was on its way: it is asked for again as it should read now. */
  async function withCurrentSettings(ask: () => Promise<HeldAnswer>): Promise<HeldAnswer> {
    const { locale, currency } = settings
    const answer = await ask()
    return settings.locale === locale && settings.currency === currency
      ? answer
      : withCurrentSettings(() => getHold(answer.hold))
  }

  function send(pending: ReservationPending) {
    const { idempotencyKey, holdToken } = pending
    const key = { 'idempotency-key': idempotencyKey }
    if (!('replaces' in pending)) {
      const params = { header: { ...key, 'x-hold-token': holdToken } }
      return api.POST('/api/v1/user/reservation', { params, body: pending.body })
    }
    const params = { path: { codeNumber: pending.replaces }, header: key }
    return api.POST('/api/v1/user/reservation/{codeNumber}/reschedule', { params, body: pending.body })
  }

  return {
    hold: (input: HoldInput, signal: AbortSignal) => withCurrentSettings(() => createOrUpdate(input, signal)),
    extend: (hold: ActiveHold) => change(hold, {}),
    read: (hold: ActiveHold) => withCurrentSettings(() => getHold(hold)),
    getHold: (holdRef: HoldRef) =>
      withCurrentSettings(() => getHold(holdRef)).catch((thrown) => {
        const failure = toFailure(thrown)
        throw failure.status === 404 ? { ...failure, code: 'HOLD_EXPIRED' } : failure
      }),
    async submit(pending: ReservationPending): Promise<Reservation> {
      const { data, error } = await send(pending)
      if (error !== undefined) throw await withReservation(error)
      return data.data
    },
    readTerms,
    /** Whether the server was told. */
    async release(holdRef: HoldRef): Promise<boolean> {
      const { error } = await apiAfterDispose.DELETE(HOLD, { params: paramsOf(holdRef) })
      return error?.kind !== 'network' && error?.kind !== 'timeout'
    },
  }
}

/** Together as long as a hold lives. */
const RELEASE_AGAIN_MS = 5_000
const RELEASE_TRIES = 120

const nothing = () => undefined

/** The actors, actions and delays that a reservation gets from outside. */
export function reservationImplementations(ports: RequestPorts) {
  const { clock } = ports
  const requests = reservationRequests(ports)
  const msLeft = ({ expiresAt }: ActiveHold) => Math.max(0, Date.parse(expiresAt) - clock.now())

  /** One after the other: what was left would otherwise arrive last, and take the place of what is held since. */
  let underway: Promise<void> | null = null

  /** Without a network the server is told again: the slot would look taken to everybody, its owner included. */
  async function release(holdRef: HoldRef, triesLeft = RELEASE_TRIES): Promise<void> {
    const isDelivered = await requests.release(holdRef)
    if (!isDelivered && triesLeft > 1) clock.setTimeout(() => void release(holdRef, triesLeft - 1), RELEASE_AGAIN_MS)
  }

  return {
    actors: {
      hold: fromPromise<HeldAnswer, HoldInput>(({ input, signal }) => {
        async function ask(): Promise<HeldAnswer> {
          signal.throwIfAborted()
          const answer = await requests.hold(input, signal)
          // One that was there before is the chart's to keep or to release.
          if (signal.aborted && answer.hold.holdId !== input.holdRef?.holdId) await release(answer.hold)
          return answer
        }
        const answer = underway === null ? ask() : underway.then(ask)
        const turn = answer.then(nothing, nothing).then(() => {
          if (underway === turn) underway = null
        })
        underway = turn
        return answer
      }),
      extend: fromPromise<HeldAnswer, ActiveHold>(({ input }) => requests.extend(input)),
      read: fromPromise<HeldAnswer, ActiveHold>(async ({ input }) => {
        // Timers stand still while a machine sleeps.
        if (msLeft(input) === 0) throw expired()
        return requests.read(input)
      }),
      getHold: fromPromise<HeldAnswer, HoldRef>(({ input }) => requests.getHold(input)),
      submit: fromPromise<Reservation, ReservationPending>(({ input }) => requests.submit(input)),
      readTerms: fromPromise<BookingTerms | null, { shopId: string | null }>(({ input }) => requests.readTerms(input)),
    },
    actions: {
      releaseHold({ context }: { context: ReservationContext }) {
        const holdRef = holdRefOf(context)
        if (holdRef) void release(holdRef)
      },
    },
    delays: {
      HOLD_EXPIRES: ({ context: { hold } }: { context: ReservationContext }) => (hold ? msLeft(hold) : 0),
    },
  }
}
