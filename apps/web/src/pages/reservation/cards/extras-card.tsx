import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { EmptyState, ErrorNotice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { DotSeparated } from '../../../components/text/dot-separated.tsx'
import { useFormat } from '../../../site/site.tsx'
import { useExtras } from '../availability.ts'
import type { Attach } from '../rules/service.ts'
import { Card } from './card.tsx'
import * as css from './choices.css.ts'
import { useChoosing } from './choosing.tsx'

export function ExtrasCard() {
  const { list } = useFormat()
  const { draft, params, times } = useChoosing()
  const { extras } = draft
  const query = useExtras(params, times.slot)
  const offered = query.data?.data ?? []
  const pieces = extras.reduce((sum, { quantity }) => sum + quantity, 0)
  const names = extras.flatMap(({ id, quantity }) => {
    const extra = offered.find((one) => one.id === id)
    if (extra === undefined) return []
    return [extra.maxQuantity === 1 ? extra.name : `${extra.name} × ${quantity}`]
  })
  return (
    <Card
      id="extras"
      title={<Trans>Additional services</Trans>}
      line={pieces === 0 ? <Trans>None</Trans> : names.length < extras.length ? <Added pieces={pieces} /> : list(names)}
    >
      <Extras query={query} />
    </Card>
  )
}

/** Before their names have loaded. */
const Added = ({ pieces }: { readonly pieces: number }) => <Plural value={pieces} one="# added" other="# added" />

function Extras({ query }: { readonly query: ReturnType<typeof useExtras> }) {
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
        <Extra key={attach.id} {...attach} />
      ))}
    </ul>
  )
}

function Extra({ id, name, price, durationMinutes, maxQuantity, available }: Attach) {
  const { t } = useLingui()
  const { money, duration } = useFormat()
  const { service, draft, update } = useChoosing()
  const quantity = draft.extras.find((one) => one.id === id)?.quantity ?? 0
  const canRemove = quantity > 0
  const canAdd = available && quantity < maxQuantity
  const set = (next: number): void => {
    const others = draft.extras.filter((one) => one.id !== id)
    update({ extras: next === 0 ? others : [...others, { id, quantity: next }] })
  }
  const words = (
    <span className={css.optionWords}>
      <span className={css.optionName}>{name}</span>
      <span className={css.note}>
        <DotSeparated>
          {`+${money(price)}${service.dayUnit ? ` ${t`per rental`}` : ''}`}
          {durationMinutes > 0 && `+${duration(durationMinutes)}`}
          {!available && <Trans>not available at this time</Trans>}
        </DotSeparated>
      </span>
    </span>
  )
  if (maxQuantity === 1) {
    return (
      <li>
        <label className={css.extra}>
          {words}
          <input
            type="checkbox"
            className={css.extraBox}
            checked={canRemove}
            disabled={!canAdd && !canRemove}
            onChange={(event) => set(event.currentTarget.checked ? 1 : 0)}
          />
        </label>
      </li>
    )
  }
  return (
    <li className={css.extra}>
      {words}
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
