import { Trans } from '@lingui/react/macro'
import { Button } from '../../parts/button.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Card } from './card.tsx'
import * as css from './choices.css.ts'
import { TimeFirst } from './time-first.tsx'
import { useProviders } from './use-availability.ts'
import type { Booking } from './use-booking.ts'

export function StaffCard({ booking }: { readonly booking: Booking }) {
  const { staffInfo } = booking.reservation.draft
  return (
    <Card
      {...booking.frame('staff')}
      title={<Trans>Staff</Trans>}
      line={staffInfo === null ? <Trans>No preference</Trans> : staffInfo.name}
    >
      <Staff booking={booking} />
    </Card>
  )
}

function Staff({ booking }: { readonly booking: Booking }) {
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
  const { providers } = query.data
  if (!providers.some(({ available }) => available)) {
    return (
      <Notice
        tone="warning"
        action={
          <Button look="outline" size="small" onClick={() => booking.cards.show('time')}>
            <Trans>Choose another time</Trans>
          </Button>
        }
      >
        <Trans>No staff is available at this time. Please choose another time.</Trans>
      </Notice>
    )
  }
  return (
    <fieldset className={css.options}>
      <legend className={css.legend}>
        <Trans>Who should look after you?</Trans>
      </legend>
      <label className={css.option}>
        <input
          type="radio"
          name="staff"
          value=""
          className={css.radio}
          checked={draft.staffInfo === null}
          onChange={() => amend({ staffInfo: null })}
        />
        <span className={css.optionWords}>
          <span className={css.optionName}>
            <Trans>No preference</Trans>
          </span>
          <span className={css.optionNote}>
            <Trans>The shop chooses for you</Trans>
          </span>
        </span>
      </label>
      {providers.map(({ id, name, title, avatarUrl, available }) => (
        <label key={id} className={css.person}>
          <input
            type="radio"
            name="staff"
            value={id}
            className={css.radio}
            disabled={!available}
            checked={draft.staffInfo?.id === id}
            onChange={() => amend({ staffInfo: { id, name } })}
          />
          <img src={avatarUrl} alt="" width={44} height={44} loading="lazy" className={css.avatar} />
          <span className={css.optionWords}>
            <span className={css.optionName}>{name}</span>
            <span className={css.optionNote}>{available ? title : <Trans>Not available at this time</Trans>}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
