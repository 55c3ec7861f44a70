import { useQueryClient } from '@tanstack/react-query'
import type { ReservationValue } from '@yoyaku/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAboutTimes } from '../../features/dates/is-about-times.ts'
import { openChannel } from '../../sdk/other-tabs.ts'
import { wakeFlows } from '../../sdk/wakes.ts'
import { useSite } from '../../site/site.tsx'
import { coversTime } from './rules/covers-time.ts'

const NAME = 'yoyaku.hold'

type Hold = NonNullable<ReservationValue['hold']>

/** What a tab sends to the others about the time that it holds. */
interface HeldTime extends Pick<Hold, 'holdId' | 'holdToken' | 'startAt' | 'endAt' | 'timeZone' | 'expiresAt'> {
  readonly shopId: string
}

type Message =
  | { readonly type: 'ask'; readonly shopId: string }
  | { readonly type: 'held'; readonly held: HeldTime }
  | { readonly type: 'gone' | 'release'; readonly holdId: string }

/** Holds of this tab that a duplicate of it has, too. */
const sharedHolds = new Set<string>()

/** A tab that leaves a shared hold lets the other one have it. */
export const isSharedHold = (hold: Hold | null): boolean => hold !== null && sharedHolds.has(hold.holdId)

const heldTime = (shopId: string, hold: Hold): HeldTime => {
  const { holdId, holdToken, startAt, endAt, timeZone, expiresAt } = hold
  return { shopId, holdId, holdToken, startAt, endAt, timeZone, expiresAt }
}

export interface OtherTabHold extends HeldTime {
  readonly isReleasing: boolean
  /** Whether it is what keeps this person from that time. */
  covers(date: string | null, time: string | null): boolean
  release(): Promise<void>
}

/** Of a booking, or of another time for one. */
interface SlotFlow {
  get(): { readonly step: string }
  release(): unknown
}

export interface HoldInOtherTab {
  /** The time that the same person holds at this shop in another tab of the browser; null while there is none. */
  readonly otherTabHold: OtherTabHold | null
  /** Another tab has released the time that was held here. */
  readonly wasReleased: boolean
}

/** Tells the other tabs of the browser what is held here, and hears from them. */
export function useHoldInOtherTab(
  shopId: string,
  { hold }: Pick<ReservationValue, 'hold'>,
  flow: SlotFlow,
): HoldInOtherTab {
  const { client } = useSite()
  const cache = useQueryClient()
  const [otherTabHold, setOtherTabHold] = useState<HeldTime | null>(null)
  const [isReleasing, setReleasing] = useState(false)
  const [wasReleased, setReleased] = useState(false)
  const channel = useRef<BroadcastChannel | null>(null)
  const tell = (message: Message): void => channel.current?.postMessage(message)

  const readTimes = (): void =>
    void cache.invalidateQueries({ predicate: ({ queryKey: [, path] }) => isAboutTimes(path) })
  const forget = (holdId: string): void => {
    if (otherTabHold?.holdId !== holdId) return
    setOtherTabHold(null)
    readTimes()
  }
  const onMessage = useEffectEvent((message: Message): void => {
    if (message.type === 'held') {
      const { held } = message
      if (held.shopId === shopId) setOtherTabHold(held)
      if (held.holdId === hold?.holdId) {
        sharedHolds.add(held.holdId)
        if (held.startAt !== hold.startAt || held.endAt !== hold.endAt) wakeFlows()
      }
    } else if (message.type === 'gone') {
      sharedHolds.delete(message.holdId)
      // It became a reservation there.
      if (message.holdId === hold?.holdId) wakeFlows()
      forget(message.holdId)
    } else if (message.type === 'ask') {
      if (message.shopId === shopId && hold !== null) tell({ type: 'held', held: heldTime(shopId, hold) })
    } else if (message.holdId === hold?.holdId) {
      void flow.release()
      setReleased(true)
    }
  })
  const holdId = hold?.holdId
  // Before the channel is closed.
  useEffect(() => {
    if (holdId === undefined) return
    return () => {
      // The time is held on while the person signs in.
      if (flow.get().step !== 'signing-in') channel.current?.postMessage({ type: 'gone', holdId } satisfies Message)
    }
  }, [holdId, flow])
  useEffect(() => {
    const own = openChannel(NAME)
    channel.current = own
    own?.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
    own?.postMessage({ type: 'ask', shopId } satisfies Message)
    return () => {
      channel.current = null
      own?.close()
    }
  }, [shopId])

  const tellHold = useEffectEvent((held: Hold): void => tell({ type: 'held', held: heldTime(shopId, held) }))
  useEffect(() => {
    if (hold === null) return
    setReleased(false)
    tellHold(hold)
  }, [hold])
  const expire = useEffectEvent((holdId: string): void => forget(holdId))
  useEffect(() => {
    if (otherTabHold === null) return
    const { holdId, expiresAt } = otherTabHold
    const timer = setTimeout(
      () => expire(holdId),
      Math.max(0, Temporal.Now.instant().until(expiresAt).total('millisecond')),
    )
    return () => clearTimeout(timer)
  }, [otherTabHold])

  if (otherTabHold === null || otherTabHold.holdId === holdId) return { wasReleased, otherTabHold: null }
  const { holdToken } = otherTabHold
  return {
    wasReleased,
    otherTabHold: {
      ...otherTabHold,
      isReleasing,
      covers: (date, time) => coversTime(otherTabHold, date, time),
      async release() {
        setReleasing(true)
        const params = { path: { holdId: otherTabHold.holdId }, header: { 'x-hold-token': holdToken } }
        const { error } = await client.api.DELETE('/api/v1/user/reservation/hold/{holdId}', { params })
        setReleasing(false)
        // A hold that the server no longer knows counts as released.
        if (error?.status === null) return
        tell({ type: 'release', holdId: otherTabHold.holdId })
        forget(otherTabHold.holdId)
      },
    },
  }
}
