import { type ReservationFlow, requiredChoices, type Yoyaku } from '@yoyaku/core'
import { useFlow, useStore } from '@yoyaku/react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { useHeldSlot } from '../../../features/booking/when/use-held-slot.ts'
import { type Present, presentIn } from '../../../features/catalogue/days.ts'
import type { DateTime } from '../../../features/dates/business-time.ts'
import { afterOverlays } from '../../../navigation/history/overlay-history.ts'
import { useSite } from '../../../site/site.tsx'
import { type CardId, cardsOf, phaseOf, phaseOfCard } from '../cards/cards.ts'
import { draftCorrections, initialChoices, toSearchParams } from '../rules/initial-choices.ts'
import { expiredSlotOf } from '../rules/lost-slot.ts'
import type { Service } from '../rules/service.ts'
import { isDone } from '../rules/steps.ts'
import { useAgreedReminders } from './use-agreed-reminders.ts'
import { useStaffName, useTimes } from './use-availability.ts'
import { useCards } from './use-cards.ts'
import { isSharedHold, useHoldElsewhere } from './use-hold-elsewhere.ts'
import { useLostSlot } from './use-lost-slot.ts'
import { useProgress } from './use-progress.ts'
import { useRebook } from './use-rebook.ts'
import { useSeller } from './use-seller.ts'

const usePresent = (service: Service): Present => presentIn(useSite().now, service.shop.timeZone)

export function useReservationFlow(sdk: Yoyaku, service: Service): ReservationFlow | null {
  const present = usePresent(service)
  const [search] = useSearchParams()
  return useFlow(sdk, service.id, ({ startReservation }) =>
    corrected(startReservation({ ...initialChoices(service, search, present), asksSharing: true }), service, present),
  )
}

/** Everything the cards of one reservation share. */
export function useBooking(flow: ReservationFlow, service: Service) {
  const present = usePresent(service)
  const reservation = useStore(flow)
  const order = cardsOf(requiredChoices(service, reservation))
  const cards = useCards(order, flow, reservation)
  const { draft, hold } = reservation
  const availabilityParams = { service, draft, hold, ...present }
  const times = useTimes(availabilityParams)
  const choices = requiredChoices(service, reservation, { today: present.firstDay, slots: times.knownSlots })
  const lostSlot = useLostSlot(reservation, times, choices)
  const { otherTabHold, wasReleased } = useHoldElsewhere(service.shop.id, reservation, flow)
  const rebooking = useRebook(flow, reservation, availabilityParams, times)
  const phase = phaseOf(reservation)
  const seller = useSeller(service.shop.country, phase === 'form')
  useAddress(reservation)
  useHeldSlot(service.id, hold, flow)

  /** One person holds one time at a shop: the one that they go on with. */
  async function holdTime(): Promise<void> {
    await otherTabHold?.release()
    await flow.hold()
  }
  const expiredSlot = expiredSlotOf(reservation)
  const isStillFree = expiredSlot !== null && times.slots?.some(({ time }) => time === expiredSlot.time) === true
  async function holdAgain({ date, time }: DateTime): Promise<void> {
    await flow.update({ reservationDate: date, reservationTime: time })
    await holdTime()
  }
  const { progress, ...onwards } = useProgress(reservation, order, cards, choices, seller, holdTime)
  return {
    ...onwards,
    flow,
    service,
    reservation,
    cards,
    order,
    phase,
    availabilityParams,
    times,
    lostSlot,
    expiredSlot,
    /** Holds the time of the expired hold once more; null where it is not free any more. */
    holdAgain: isStillFree ? () => holdAgain(expiredSlot) : null,
    /** Held by the same person in another tab. */
    otherTabHold,
    /** Another tab has released the time that was held here. */
    wasReleased,
    rebooking,
    choices,
    /** Null without a preference. */
    staffName: useStaffName(availabilityParams, times.slot),
    seller,
    /** The ids of reminders that are ticked because the member agreed to them at their last reservation at the shop. */
    agreedReminders: useAgreedReminders(flow, reservation, service.shop.id),
    /** The state of a card, and the handlers that change it. */
    frame: (card: CardId) => ({
      isOpen: cards.open === card,
      isLater: phaseOfCard(card) === 'form' && phase === 'choosing',
      isDone: isDone(card, progress),
      onToggle: () => cards.toggle(card),
    }),
  }
}

export type Booking = ReturnType<typeof useBooking>

/** A draft from before may not fit the service any more. */
function corrected(flow: ReservationFlow, service: Service, present: Present): ReservationFlow {
  const { draft, can } = flow.get()
  const patch = draftCorrections(service, draft, present)
  if (can.update && patch !== null) void flow.update(patch)
  return { ...flow, dispose: () => flow.dispose({ keepHold: isSharedHold(flow.get().hold) }) }
}

/** Keeps the address in step with the choices. A navigation closes overlays: that happens first. */
function useAddress({ draft, step }: Pick<Booking['reservation'], 'draft' | 'step'>): void {
  const [, setSearch] = useSearchParams()
  const address = new URLSearchParams(toSearchParams(draft)).toString()
  const write = useEffectEvent(() => {
    if (step !== 'confirmed') setSearch(new URLSearchParams(address), { replace: true })
  })
  useEffect(() => (address === '' ? undefined : afterOverlays(() => write())), [address])
}
