import { Trans } from '@lingui/react/macro'
import type { ReservationValue } from '@yoyaku/core'
import type { ActiveHold } from '@yoyaku/core/types'
import { Button } from '../../components/actions/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { useDateTime } from '../../features/booking/when/use-date-time.ts'
import { isForPeople } from '../../features/catalogue/people.ts'
import { PeopleCount } from '../../features/rental/people-name.tsx'
import { useFormat } from '../../site/site.tsx'
import type { Service } from './rules/service.ts'

type Changed = Pick<ReservationValue, 'changed' | 'hold' | 'quote'>

const isPriceAlone = ({ changed, quote }: Changed): boolean =>
  changed?.startAt === null && changed.total.amount !== quote?.total.amount

/** What is agreed to by the press. */
export const AcceptLabel = ({ reservation }: { readonly reservation: Changed }) =>
  isPriceAlone(reservation) ? <Trans>Accept the new price</Trans> : <Trans>Accept the change</Trans>

interface ChangeWordsProps {
  readonly service: Service
  readonly reservation: Changed
}

interface PriceChangedProps extends ChangeWordsProps {
  readonly flow: { acceptPrice(): unknown }
}

/** The price, the time or the people are not those that were shown: nothing is confirmed until that is accepted. */
export function PriceChanged({ service, reservation, flow }: PriceChangedProps) {
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="outline" size="small" onClick={() => void flow.acceptPrice()}>
          <AcceptLabel reservation={reservation} />
        </Button>
      }
    >
      <ChangeWords service={service} reservation={reservation} />
    </Notice>
  )
}

function ChangeWords({ service, reservation }: ChangeWordsProps) {
  const { money, gap } = useFormat()
  const { changed, hold, quote } = reservation
  if (changed === null || hold === null || quote === null) return null
  const before = money(changed.total)
  const now = money(quote.total)
  const price = before !== now && (
    <Trans>
      The price has changed from {before} to {now}.
    </Trans>
  )
  if (isPriceAlone(reservation)) return price
  return (
    <>
      <strong>
        <Trans>This reservation was changed in another tab.</Trans>
      </strong>
      {gap}
      <DotSeparated>
        <Start {...hold} />
        {isForPeople(service) && <PeopleCount service={service} quantity={hold.draft.quantity} />}
      </DotSeparated>
      {gap}
      {price}
      {gap}
      <Trans>Please check it again before you confirm.</Trans>
    </>
  )
}

const Start = ({ startAt, timeZone }: ActiveHold) => <time dateTime={startAt}>{useDateTime(startAt, timeZone)}</time>
