import { fromPromise } from 'xstate'
import type { Reservation } from '../client/types.ts'
import { expired } from './reservation.losses.ts'
import { type RequestPorts, reservationRequests } from './reservation.requests.ts'
import { holdRefOf } from './reservation.rules.ts'
import type { ActiveHold, Context, HeldAnswer, HoldInput, HoldRef, Pending } from './reservation.types.ts'

/** Together as long as a hold lives. */
const RELEASE_AGAIN_MS = 5_000
const RELEASE_TRIES = 120

const nothing = () => undefined

/** What the chart of a reservation does outside of itself. */
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
      submit: fromPromise<Reservation, Pending>(({ input }) => requests.submit(input)),
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
