import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Category, Reservation } from '@yoyaku/core/types'
import { useId } from 'react'
import { ButtonLink } from '../../components/actions/button.tsx'
import { useQueries } from '../../site/site.tsx'
import { cluster, text } from '../../theme/recipes.css.ts'
import * as css from './nearby-afterward.css.ts'
import { timeAfter } from './time-after.ts'

const MOST = 4

/** Leads from one's reservation to other kinds of its trade that are free near its shop and after it: from lashes to nails. */
export function NearbyAfterward({ reservation }: { readonly reservation: Reservation }) {
  const heading = useId()
  const queries = useQueries()
  const timeFrom = reservation.dayUnit ? null : timeAfter(reservation)
  const isAsked = timeFrom !== null
  const shop = useQuery({ ...queries.shop(reservation.shop.id), enabled: isAsked }).data
  const categories = useQuery({ ...queries.categories(), enabled: isAsked }).data?.data ?? []
  const own = categories.find(({ id }) => id === shop?.category.id)
  const place = shop?.district ? { keyword: shop.district } : { cityId: shop?.city.id ?? '' }
  const when = { date: reservation.date, quantity: reservation.quantity, timeFrom: timeFrom ?? '' }
  const isPlaced = isAsked && shop !== undefined
  const free = useQuery({ ...queries.search({ ...place, ...when, limit: 1 }), enabled: isPlaced }).data
  if (free === undefined || own === undefined || own.parentId === null) return null
  const freeShops = new Map(free.facets.categories.map(({ id, count }) => [id, count]))
  const freeOf = ({ id }: Category) => freeShops.get(id) ?? 0
  const kinds = categories
    .filter((kind) => kind.parentId === own.parentId && kind.id !== own.id && freeOf(kind) > 0)
    .toSorted((one, other) => freeOf(other) - freeOf(one))
    .slice(0, MOST)
  if (kinds.length === 0) return null
  const hrefOf = (categoryId: string): string =>
    `/search?${new URLSearchParams({ ...place, categoryId, ...when, quantity: `${when.quantity}` })}`
  return (
    <section aria-labelledby={heading} className={css.nearby}>
      <h2 id={heading} className={text({ size: 'lead' })}>
        <Trans>Nearby afterward</Trans>
      </h2>
      <p className={cluster({ gap: 2 })}>
        {kinds.map(({ id, name }) => (
          <ButtonLink key={id} href={hrefOf(id)} variant="outline" size="small">
            {name}
          </ButtonLink>
        ))}
      </p>
    </section>
  )
}
