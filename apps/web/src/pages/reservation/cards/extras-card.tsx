import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { EmptyState, ErrorNotice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { useFormat } from '../../../site/site.tsx'
import { useAttaches } from '../hooks/use-availability.ts'
import type { Attach } from '../rules/service.ts'
import { Card } from './card.tsx'
import * as css from './choices.css.ts'
import type { Choosing } from './choosing.ts'

export function ExtrasCard({ booking }: { readonly booking: Choosing }) {
  const { list } = useFormat()
  const { extras } = booking.reservation.draft
  const offered = useAttaches(booking.availabilityParams, booking.times.slot).data?.data ?? []
  const pieces = extras.reduce((sum, { quantity }) => sum + quantity, 0)
  const names = extras.flatMap(({ id, quantity }) => {
    const extra = offered.find((one) => one.id === id)
    return extra === undefined ? [] : [`${extra.name} × ${quantity}`]
  })
  return (
    <Card
      {...booking.frame('extras')}
      title={<Trans>Additional services</Trans>}
      line={pieces === 0 ? <Trans>None</Trans> : names.length < extras.length ? <Added pieces={pieces} /> : list(names)}
    >
      <Extras booking={booking} />
    </Card>
  )
}

/** Before their names have loaded. */
const Added = ({ pieces }: { readonly pieces: number }) => <Plural value={pieces} one="# added" other="# added" />

function Extras({ booking }: { readonly booking: Choosing }) {
  const query = useAttaches(booking.availabilityParams, booking.times.slot)
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <Skeleton shape="block" />
    )
  }
  if (query.data.data.length === 0) {
    return <EmptyState drawing="diary" title={<Trans>There's nothing to add here</Trans>} />
  }
  return (
    <ul>
      {query.data.data.map((attach) => (
        <Extra key={attach.id} attach={attach} booking={booking} />
      ))}
    </ul>
  )
}

function Extra({
  attach,
  booking: { reservation, service, flow },
}: {
  readonly attach: Attach
  readonly booking: Choosing
}) {
  const { t } = useLingui()
  const { money, duration } = useFormat()
  const { draft } = reservation
  const { id, name, price, durationMinutes, maxQuantity, available } = attach
  const quantity = draft.extras.find((one) => one.id === id)?.quantity ?? 0
  const canRemove = quantity > 0
  const canAdd = available && quantity < maxQuantity
  const set = (next: number): void => {
    const others = draft.extras.filter((one) => one.id !== id)
    void flow.update({ extras: next === 0 ? others : [...others, { id, quantity: next }] })
  }
  const longer = durationMinutes > 0 && `+${duration(durationMinutes)}`
  return (
    <li className={css.extra}>
      <span className={css.optionWords}>
        <span className={css.optionName}>{name}</span>
        <span className={css.note}>
          {[`+${money(price)}${service.dayUnit ? ` ${t`per rental`}` : ''}`, longer].filter(Boolean).join(' · ')}
          {!available && (
            <>
              {' · '}
              <Trans>not available at this time</Trans>
            </>
          )}
        </span>
      </span>
      <span className={css.stepper}>
        <button
          type="button"
          className={css.step}
          aria-label={t`Remove one: ${name}`}
          // Not `disabled`, which would take the focus away from whoever pressed it last.
          aria-disabled={!canRemove || undefined}
          onClick={() => canRemove && set(quantity - 1)}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <output className={css.amount}>{quantity}</output>
        <button
          type="button"
          className={css.step}
          aria-label={t`Add one: ${name}`}
          aria-disabled={!canAdd || undefined}
          onClick={() => canAdd && set(quantity + 1)}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      </span>
    </li>
  )
}
