import { useQuery } from '@tanstack/react-query'
import type { ReservationFlow, Sdk } from '@yoyaku/core'
import { dateIn } from '@yoyaku/core/client'
import { useFlow, useView } from '@yoyaku/react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { useHeldSlot } from '../../../features/booking/use-held-slot.ts'
import { afterOverlays } from '../../../navigation/overlay-history.ts'
import { useQueries, useSite } from '../../../site/site.tsx'
import { type CardId, cardsOf, phaseOf, phaseOfCard } from '../cards/cards.ts'
import { clearExpiredSlot } from '../rules/clear-expired-slot.ts'
import { draftCorrections, initialChoices, toSearchParams } from '../rules/initial-choices.ts'
import type { Service } from '../rules/service.ts'
import { isDone } from '../rules/steps.ts'
import { useStaffName, useTimes } from './use-availability.ts'
import { useCards } from './use-cards.ts'
import { useLostSlot } from './use-lost-slot.ts'
import { useProgress } from './use-progress.ts'
import { useRebook } from './use-rebook.ts'

const useToday = (service: Service): string => dateIn(useSite().now, service.shop.timeZone)

/** Null until it has begun. */
export function useReservationFlow(sdk: Sdk, service: Service): ReservationFlow | null {
  const today = useToday(service)
  const [search] = useSearchParams()
  return useFlow(sdk, service.id, ({ reservation }) =>
    begun(reservation(initialChoices(service, search, today)), service, today),
  )
}

/** Everything the cards of one reservation share. */
export function useBooking(flow: ReservationFlow, service: Service) {
  const today = useToday(service)
  const reservation = clearExpiredSlot(useView(flow))
  const order = cardsOf(service)
  const cards = useCards(order, flow, reservation)
  const { draft, hold } = reservation
  const asked = { service, draft, hold, today }
  const times = useTimes(asked)
  const gone = useLostSlot(reservation, times)
  const again = useRebook(reservation, asked, times)
  const phase = phaseOf(reservation)
  const reminders = useQuery({ ...useQueries().confirmReminder(service.shop.id), enabled: phase === 'form' })
  useNewTerms(reservation, () => void reminders.refetch())
  useAddress(reservation)
  useHeldSlot(service.id, hold)

  const { progress, ...onwards } = useProgress(reservation, order, cards, times, reminders.data)
  return {
    ...onwards,
    service,
    reservation,
    cards,
    order,
    phase,
    asked,
    times,
    gone,
    again,
    /** Null without a preference. */
    staffName: useStaffName(asked, times.slot),
    reminders,
    /** How a card stands, and what moves it. */
    frame: (card: CardId) => ({
      isOpen: cards.open === card,
      isLater: phaseOfCard(card) === 'form' && phase === 'choosing',
      isDone: isDone(card, progress),
      onToggle: () => cards.toggle(card),
    }),
  }
}

export type Booking = ReturnType<typeof useBooking>

function begun(flow: ReservationFlow, service: Service, today: string): ReservationFlow {
  const { canAmend, draft, amend } = flow.get()
  const patch = draftCorrections(service, draft, today)
  if (canAmend && patch !== null) amend(patch)
  return flow
}

/** What was agreed to is no longer what the shop asks for: the new terms and points are read. */
function useNewTerms({ failure, fields }: Pick<Booking['reservation'], 'failure' | 'fields'>, read: () => void): void {
  const areOld = failure?.code === 'TERMS_CHANGED' || fields.remindersConfirmed === 'UNKNOWN'
  const readNew = useEffectEvent(read)
  useEffect(() => {
    if (areOld) readNew()
  }, [areOld])
}

/** Keeps the address at what is chosen. To move closes what lies over the page: that comes first. */
function useAddress({ draft, step }: Pick<Booking['reservation'], 'draft' | 'step'>): void {
  const [, setSearch] = useSearchParams()
  const address = new URLSearchParams(toSearchParams(draft)).toString()
  const write = useEffectEvent(() => {
    if (step !== 'confirmed') setSearch(new URLSearchParams(address), { replace: true })
  })
  useEffect(() => (address === '' ? undefined : afterOverlays(() => write())), [address])
}
