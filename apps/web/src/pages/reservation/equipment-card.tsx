import { Trans } from '@lingui/react/macro'
import { Button } from '../../parts/button.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Card } from './card.tsx'
import * as css from './choices.css.ts'
import { TimeFirst } from './time-first.tsx'
import { useProviders } from './use-availability.ts'
import type { Booking } from './use-booking.ts'

export function EquipmentCard({ booking }: { readonly booking: Booking }) {
  const { resourceItemId } = booking.reservation.draft
  const { data } = useProviders(booking.asked, booking.times.slot)
  const chosen = data?.resources.find(({ id }) => id === resourceItemId)?.name ?? null
  return (
    <Card
      {...booking.frame('equipment')}
      title={<Trans>Equipment</Trans>}
      line={resourceItemId === null ? <Trans>No preference</Trans> : chosen}
    >
      <Equipment booking={booking} />
    </Card>
  )
}

function Equipment({ booking }: { readonly booking: Booking }) {
  const { draft, amend } = booking.reservation
  const query = useProviders(booking.asked, booking.times.slot)
  if (booking.times.slot === null) return <TimeFirst booking={booking} />
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <Skeleton shape="block" />
    )
  }
  const { resources } = query.data
  if (!resources.some(({ available }) => available)) {
    return (
      <Notice
        tone="warning"
        action={
          <Button look="outline" size="small" onClick={() => booking.cards.show('time')}>
            <Trans>Choose another time</Trans>
          </Button>
        }
      >
        <Trans>No equipment is available at this time. Please choose another time.</Trans>
      </Notice>
    )
  }
  const isTaken = (available: boolean) => !available && <Trans>Not available at this time</Trans>
  return (
    <fieldset className={css.options}>
      <legend className={css.legend}>
        <Trans>Is there one you would like?</Trans>
      </legend>
      <label className={css.option}>
        <input
          type="radio"
          name="equipment"
          value=""
          className={css.radio}
          checked={draft.resourceItemId === null}
          onChange={() => amend({ resourceItemId: null })}
        />
        <span className={css.optionWords}>
          <span className={css.optionName}>
            <Trans>No preference</Trans>
          </span>
        </span>
      </label>
      {resources.map(({ id, name, available }) => (
        <label key={id} className={css.option}>
          <input
            type="radio"
            name="equipment"
            value={id}
            className={css.radio}
            disabled={!available}
            checked={draft.resourceItemId === id}
            onChange={() => amend({ resourceItemId: id })}
          />
          <span className={css.optionWords}>
            <span className={css.optionName}>{name}</span>
            <span className={css.optionNote}>{isTaken(available)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
