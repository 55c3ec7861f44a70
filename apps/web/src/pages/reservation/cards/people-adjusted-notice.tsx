import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Notice } from '../../../components/feedback/notice.tsx'
import { isForPeople, requestedPeople } from '../../../features/catalogue/people.ts'
import { ServiceIsFor } from '../../../features/catalogue/service-is-for.tsx'
import { useBooking, useSteps } from '../booking-context.tsx'

/** Says that the service is not for as many people as the address asked for, until another number is chosen. */
export function PeopleAdjustedNotice() {
  const { service, reservation } = useBooking()
  const { phase } = useSteps()
  const [search] = useSearchParams()
  // The page corrects its address at once.
  const [requested] = useState(() => requestedPeople(search, service))
  if (!isForPeople(service)) return null
  if (phase !== 'choosing' || !requested.isAdjusted || requested.quantity !== reservation.draft.quantity) return null
  return (
    <Notice tone="warning">
      <ServiceIsFor service={service} />
    </Notice>
  )
}
