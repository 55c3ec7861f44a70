import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { useOptionalYoyaku } from '@yoyaku/react'
import { ChevronLeft } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { NeedsScript } from '../../components/feedback/needs-script.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { PageTitle } from '../../head/page-title.tsx'
import { Link } from '../../navigation/link.tsx'
import { useRouteFocus } from '../../navigation/use-route-focus.ts'
import type { PageProps, Prefetch } from '../../page.ts'
import { MemberOnly } from '../../sdk/member-only.tsx'
import { SdkPending } from '../../sdk/sdk-pending.tsx'
import { useQueries } from '../../site/site.tsx'
import { BookingFlow } from './booking.tsx'
import { Change } from './change/change.tsx'
import { Confirmed } from './confirmed.tsx'
import { CONFIRMED, useExistingBooking } from './confirmed-bookings.ts'
import { ExistingBooking } from './existing-booking.tsx'
import { Offer } from './offer/offer.tsx'
import * as css from './reservation.css.ts'
import { shopHref } from './rules/initial-choices.ts'
import type { Service } from './rules/service.ts'

export const prefetch: Prefetch = ({ need, queries, params }) => need(queries.service(params.id ?? ''))

/** What the page is of: a ticket, a change, an offer, or none of them. */
const partOf = (search: URLSearchParams) => [search.get(CONFIRMED), search.get('change'), search.get('entry')] as const

export default function Reservation({ params }: PageProps) {
  const [search] = useSearchParams()
  // From a ticket to its change, and from an offer to the form, only the search differs.
  useRouteFocus(partOf(search).join())
  return <div className={css.page}>{content(params.id ?? '', search)}</div>
}

function content(serviceId: string, search: URLSearchParams) {
  const [confirmed, changed, entry] = partOf(search)
  if (confirmed !== null) return <Ticket code={confirmed} />
  if (changed !== null) return <Change key={changed} serviceId={serviceId} codeNumber={changed} />
  if (entry !== null) return <Offer key={entry} serviceId={serviceId} entryId={entry} />
  return <Reserve serviceId={serviceId} />
}

function Ticket({ code }: { readonly code: string }) {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t`Your reservation is confirmed`} />
      <MemberOnly pending={<Skeleton shape="block" />}>{(sdk) => <Confirmed sdk={sdk} codeNumber={code} />}</MemberOnly>
    </>
  )
}

function Reserve({ serviceId }: { readonly serviceId: string }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { data: service, error } = useQuery({ ...useQueries().service(serviceId), placeholderData: keepPreviousData })
  if (error !== null && service === undefined) throw error
  const name = service?.name ?? ''
  return (
    <>
      <PageTitle title={t`Book ${name}`} />
      <meta name="robots" content="noindex" />
      {service === undefined ? (
        <div className={css.back} />
      ) : (
        <Link href={shopHref(service, search)} className={css.back}>
          <ChevronLeft size={20} aria-hidden="true" />
          {service.shop.shopName}
        </Link>
      )}
      <h1 className={css.heading}>
        <Trans>Make a reservation</Trans>
      </h1>
      <Flow service={service} />
    </>
  )
}

function ReservationSession({ sdk, service }: { readonly sdk: Yoyaku; readonly service: Service }) {
  const [search] = useSearchParams()
  const booked = useExistingBooking(service.id, search)
  const flow = <BookingFlow sdk={sdk} service={service} />
  return booked === null ? (
    flow
  ) : (
    <ExistingBooking sdk={sdk} codeNumber={booked}>
      {flow}
    </ExistingBooking>
  )
}

function Flow({ service }: { readonly service: Service | undefined }) {
  const sdk = useOptionalYoyaku()
  if (sdk !== null && service !== undefined) return <ReservationSession key={service.id} sdk={sdk} service={service} />
  return (
    <SdkPending>
      <NeedsScript />
      <div className={css.pending} aria-busy="true">
        <Skeleton shape="button" />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </SdkPending>
  )
}
