import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Failure, Yoyaku } from '@yoyaku/core'
import type { WaitingEntry, WaitingOffer } from '@yoyaku/core/types'
import { useWaitingList } from '@yoyaku/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { ErrorNotice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { OfferOver } from '../../../features/waiting-list/offer-over.tsx'
import { offerPath } from '../../../features/waiting-list/offer-path.ts'
import { PageTitle } from '../../../head/page-title.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { MemberOnly } from '../../../sdk/member-only.tsx'
import { useQueries } from '../../../site/site.tsx'
import * as css from '../reservation.css.ts'
import { type Service, unitOf } from '../rules/service.ts'

interface OfferProps {
  readonly serviceId: string
  readonly entryId: string
}

/** Takes the time that is on hold for a member of the waiting list; the reservation page goes on with it. */
export function Offer({ serviceId, entryId }: OfferProps) {
  const { t } = useLingui()
  const { data: service, error } = useQuery(useQueries().service(serviceId))
  if (error !== null && service === undefined) throw error
  const name = service?.name ?? ''
  return (
    <>
      <PageTitle title={t`Book ${name}`} />
      <meta name="robots" content="noindex" />
      <h1 className={css.heading}>
        <Trans>Make a reservation</Trans>
      </h1>
      <MemberOnly pending={<Pending />}>
        {(sdk) => (service === undefined ? <Pending /> : <Entry sdk={sdk} service={service} entryId={entryId} />)}
      </MemberOnly>
    </>
  )
}

const Pending = () => (
  <div className={css.pending} aria-busy="true">
    <Skeleton shape="button" />
    <Skeleton shape="block" />
    <Skeleton shape="button" />
  </div>
)

interface EntryProps {
  readonly sdk: Yoyaku
  readonly service: Service
  readonly entryId: string
}

function Entry({ sdk, service, entryId }: EntryProps) {
  const errorMessages = useErrorMessages()
  const list = useWaitingList()
  if (list === null || list.value.step === 'loading') return <Pending />
  if (list.value.step === 'unreachable') {
    return (
      <ErrorNotice retry={() => void list.retry()} retrying={list.value.busy}>
        {errorMessages.failure(list.value.failure)}
      </ErrorNotice>
    )
  }
  const entry = list.value.entries.find(({ id }) => id === entryId) ?? null
  const path = entry && offerPath(entry)
  if (entry === null || entry.offer === null || path === null) return <Over service={service} entry={entry} />
  // Somebody who waits for any service may be offered another one than before.
  if (entry.offer.booking.serviceId !== service.id) return <Redirect to={path} replace />
  return <Take sdk={sdk} service={service} offer={entry.offer} />
}

const Over = ({ service, entry }: { readonly service: Service; readonly entry: WaitingEntry | null }) => (
  <div className={css.pending}>
    <OfferOver entry={entry} />
    <p>
      <ButtonLink href={`/reservation/${encodeURIComponent(service.id)}`}>
        <Trans>Choose a time</Trans>
      </ButtonLink>
    </p>
    <p>
      <ButtonLink href="/me/my-reservation?status=waiting" variant="outline">
        <Trans>My waiting list</Trans>
      </ButtonLink>
    </p>
  </div>
)

function Take({ sdk, service, offer }: Pick<EntryProps, 'sdk' | 'service'> & { readonly offer: WaitingOffer }) {
  const errorMessages = useErrorMessages()
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(1)
  const take = useEffectEvent((isHere: () => boolean) => takeOffer(sdk, service, offer, isHere))
  const go = useEffectEvent((path: string) => navigate(path, { replace: true }))
  useEffect(() => {
    let isHere = true
    setFailure(null)
    void take(() => isHere).then((outcome) => {
      if (!isHere) return
      if (outcome.failure === null) go(outcome.path)
      else setFailure(outcome.failure)
    })
    return () => {
      isHere = false
    }
  }, [attempt])
  if (failure === null) return <Pending />
  return <ErrorNotice retry={() => setAttempt(attempt + 1)}>{errorMessages.failure(failure)}</ErrorNotice>
}

/** Holds the offered time with everything that was waited for, and stores the draft for the page. */
async function takeOffer(sdk: Yoyaku, service: Service, { booking }: WaitingOffer, isHere: () => boolean) {
  const { reservationDate: date, reservationTime: time, quantity, unitId } = booking
  const unit = unitOf(service, unitId ?? null)
  const flow = sdk.startReservation({
    ...booking,
    selectionUnitMode: service.selectionUnitMode,
    ...(unit !== undefined && { unitId: unit.id }),
    asksSharing: true,
  })
  // Otherwise it is on hold already, as after a second press of the link.
  const { failure } = flow.get().can.hold ? await flow.hold() : { failure: null }
  if (isHere()) flow.dispose({ keepHold: true })
  const chosen = { unitId: unit?.id, date, time, quantity: quantity?.toString() }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value != null) search.set(name, value)
  return { failure, path: `/reservation/${encodeURIComponent(service.id)}?${search}` }
}
