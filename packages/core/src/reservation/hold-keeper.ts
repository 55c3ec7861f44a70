import { fromCallback } from 'xstate'
import type { Clock } from '../ports.ts'
import { type Failure, failed, toFailure } from '../shared/failure.ts'
import { isOver } from './reservation.rules.ts'
import type { Claim, Event, HeldAnswer, KeeperEvent, KeptHold } from './reservation.types.ts'

/** A hold lives 10 minutes and is extended by activity to at most 20: asking once a minute is enough. */
export const EXTEND_EVERY_MS = 60_000

export type KeeperPorts = {
  clock: Clock
  extend(hold: KeptHold): Promise<HeldAnswer>
  look(hold: KeptHold): Promise<HeldAnswer>
  release(claim: Claim): void
}

const expired = (): Failure => ({ ...failed('invalid', 'Expired'), kind: 'http', code: 'HOLD_EXPIRED' })

/** Looks after one hold: tells when it is over, extends it while somebody is there, lets it go. Timers are the injected clock's. */
export const holdKeeper = ({ clock, extend, look, release }: KeeperPorts) =>
  fromCallback<KeeperEvent>(({ sendBack, receive }) => {
    let kept: KeptHold | null = null
    let timer: unknown
    let askedAt = Number.NEGATIVE_INFINITY
    const tell = (event: Event) => sendBack(event)

    const stop = () => clock.clearTimeout(timer)
    function lose(failure: Failure) {
      kept = null
      stop()
      tell({ type: 'hold.lost', failure })
    }
    function watch(hold: KeptHold) {
      if (hold.holdId !== kept?.holdId) askedAt = clock.now()
      kept = hold
      stop()
      timer = clock.setTimeout(() => lose(expired()), Math.max(0, Date.parse(hold.expiresAt) - clock.now()))
    }
    async function ask(call: (hold: KeptHold) => Promise<HeldAnswer>) {
      const hold = kept
      if (hold === null) return
      try {
        const answer = await call(hold)
        if (kept?.holdId === hold.holdId) tell({ type: 'hold.changed', answer })
      } catch (thrown) {
        const failure = toFailure(thrown)
        if (isOver(failure) && kept?.holdId === hold.holdId) lose({ ...failure, code: 'HOLD_EXPIRED' })
      }
    }

    receive((event) => {
      if (event.type === 'keep') watch(event.hold)
      if (event.type === 'pause' || event.type === 'release') {
        kept = null
        stop()
      }
      if (event.type === 'release') release(event.claim)
      if (event.type === 'reprice') void ask(look)
      // Timers stand still while a machine sleeps.
      if (event.type === 'wake' && kept !== null) {
        if (Date.parse(kept.expiresAt) <= clock.now()) lose(expired())
        else void ask(look)
      }
      if (
        event.type === 'activity' &&
        kept !== null &&
        Date.parse(kept.expiresAt) < Date.parse(kept.latestExpiresAt) &&
        clock.now() - askedAt >= EXTEND_EVERY_MS
      ) {
        askedAt = clock.now()
        void ask(extend)
      }
    })
    return stop
  })
