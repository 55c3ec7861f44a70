import { useQuery } from '@tanstack/react-query'
import type { ReservationFlow, Sdk } from '@yoyaku/core'
import { dateIn } from '@yoyaku/core/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useFlow } from '../../parts/use-flow.ts'
import { useView } from '../../sdk/use-view.ts'
import { useQueries, useSite } from '../../site.tsx'
import { askedAgain } from './asked-again.ts'
import { type CardId, cardsOf, phaseOf, phaseOfCard } from './cards.ts'
import { asAddress, chosenBefore, startOf } from './chosen-before.ts'
import type { Service } from './service.ts'
import { isDone } from './steps.ts'
import { useAgain } from './use-again.ts'
import { useTimes } from './use-availability.ts'
import { useCards } from './use-cards.ts'
import { useGone } from './use-gone.ts'
import { useProgress } from './use-progress.ts'

/** Everything the cards of one reservation share. */
export function useBooking(sdk: Sdk, service: Service) {
  const { clockAheadMs } = useSite()
  const [today] = useState(() => dateIn(new Date(Date.now() - clockAheadMs).toISOString(), service.shop.timeZone))
  const [search] = useSearchParams()
  const flow = useFlow(() => begun(sdk.reservation(chosenBefore(service, search, today)), service, today))
  const reservation = askedAgain(useView(flow))
  const order = cardsOf(service)
  const cards = useCards(order, flow, reservation)
  const { draft, hold } = reservation
  const asked = { service, draft, hold, today }
  const times = useTimes(asked)
  const gone = useGone(reservation, times)
  const again = useAgain(reservation, asked, times)
  const phase = phaseOf(reservation)
  const reminders = useQuery({ ...useQueries().confirmReminder(service.shop.id), enabled: phase === 'form' })
  useAddress(reservation)

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
  const patch = startOf(service, draft, today)
  if (canAmend && patch !== null) amend(patch)
  return flow
}

/** Keeps the address at what is chosen. */
function useAddress({ draft, step }: Pick<Booking['reservation'], 'draft' | 'step'>): void {
  const [, setSearch] = useSearchParams()
  const address = new URLSearchParams(asAddress(draft)).toString()
  const write = useEffectEvent(() => {
    if (step !== 'confirmed') setSearch(new URLSearchParams(address), { replace: true })
  })
  useEffect(() => {
    if (address !== '') write()
  }, [address])
}
