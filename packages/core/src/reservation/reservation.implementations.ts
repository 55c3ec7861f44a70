import { fromPromise } from 'xstate'
import { expired } from './reservation.losses.ts'
import type { RequestPorts, ReservationRequests } from './reservation.requests.ts'
import { holdRefOf } from './reservation.rules.ts'
import type { ActiveHold, Confirm, Context, HeldAnswer, HoldInput, HoldRef } from './reservation.types.ts'

export type ReservationPorts = RequestPorts & {
  /** Rejects with a failure where the file does not come in time. */
  loadRequests(): Promise<{ reservationRequests(ports: RequestPorts): ReservationRequests }>
}

/** Together as long as a hold lives. */
const RELEASE_AGAIN_MS = 5_000
const RELEASE_TRIES = 120

/** What the chart of a reservation does outside of itself, by requests that are loaded on use. */
export function reservationImplementations(ports: ReservationPorts) {
  const { clock } = ports
  let requests: ReservationRequests | null = null
  let loading: Promise<ReservationRequests> | null = null
  let hasPreloaded = false

  async function load() {
    try {
      const { reservationRequests } = await ports.loadRequests()
      requests = reservationRequests(ports)
      return requests
    } finally {
      // What needs a file that did not come asks for it anew.
      loading = null
    }
  }
  /** At once where the file is there. */
  function ask<Answer>(send: (requests: ReservationRequests) => Promise<Answer>): Promise<Answer> {
    if (requests !== null) return send(requests)
    loading ??= load()
    return loading.then(send)
  }

  const actorOf = <Input, Answer>(
    pick: (requests: ReservationRequests) => (input: Input, signal: AbortSignal) => Promise<Answer>,
  ) =>
    fromPromise<Answer, Input>(({ input, signal }) =>
      ask(async (it) => {
        // Nothing is sent for whoever has left while the file came.
        signal.throwIfAborted()
        return pick(it)(input, signal)
      }),
    )

  const msLeft = ({ expiresAt }: ActiveHold) => Math.max(0, Date.parse(expiresAt) - clock.now())

  /** Without a network, or without the file, the server is told again: the slot would look taken to everybody, its owner included. */
  async function release(holdRef: HoldRef, triesLeft = RELEASE_TRIES): Promise<void> {
    const isDelivered = await ask((it) => it.release(holdRef)).catch(() => false)
    if (!isDelivered && triesLeft > 1) clock.setTimeout(() => void release(holdRef, triesLeft - 1), RELEASE_AGAIN_MS)
  }

  return {
    /** Asks for the file before it is needed, once. */
    preload() {
      if (hasPreloaded) return
      hasPreloaded = true
      ask(async () => undefined).catch(() => undefined)
    },
    /** A form is confirmed while a slot is held, and what held it came with this check. */
    checkForm: (context: Context, confirm: Confirm) => (requests as ReservationRequests).checkForm(context, confirm),
    actors: {
      hold: actorOf((it) => async (input: HoldInput, signal): Promise<HeldAnswer> => {
        const answer = await it.hold(input, signal)
        // One that was there before is the chart's to keep or to release.
        if (signal.aborted && answer.hold.holdId !== input.holdRef?.holdId) void release(answer.hold)
        return answer
      }),
      extend: actorOf((it) => it.extend),
      read: actorOf((it) => async (hold: ActiveHold) => {
        // Timers stand still while a machine sleeps.
        if (msLeft(hold) === 0) throw expired()
        return it.read(hold)
      }),
      getHold: actorOf((it) => it.getHold),
      submit: actorOf((it) => it.submit),
    },
    actions: {
      releaseHold({ context }: { context: Context }) {
        const holdRef = holdRefOf(context)
        if (holdRef) void release(holdRef)
      },
    },
    delays: {
      HOLD_EXPIRES: ({ context: { hold } }: { context: Context }) => (hold ? msLeft(hold) : 0),
    },
  }
}
