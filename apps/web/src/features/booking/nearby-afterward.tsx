import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Reservation } from '@yoyaku/core/types'
import { useId } from 'react'
import { ButtonLink } from '../../components/actions/button.tsx'
import { useQueries } from '../../site/site.tsx'
import { cluster, text } from '../../theme/recipes.css.ts'
import * as css from './nearby-afterward.css.ts'
import { timeAfter } from './time-after.ts'

const MOST = 4

/** Leads from one's reservation to other kinds of its trade, near its shop and after it: from lashes to nails. */
export function NearbyAfterward({ reservation }: { readonly reservation: Reservation }) {
  const heading = useId()
  const queries = useQueries()
  const timeFrom = reservation.dayUnit ? null : timeAfter(reservation)
  const isAsked = timeFrom !== null
  const shop = useQuery({ ...queries.shop(reservation.shop.id), enabled: isAsked }).data
  const categories = useQuery({ ...queries.categories(), enabled: isAsked }).data?.data ?? []
  const own = categories.find(({ id }) => id === shop?.category.id)
  if (timeFrom === null || shop === undefined || own === undefined || own.parentId === null) return null
  const kinds = categories
    .filter(({ id, parentId, shopCount }) => parentId === own.parentId && id !== own.id && shopCount > 0)
    .toSorted((one, other) => other.shopCount - one.shopCount)
    .slice(0, MOST)
  if (kinds.length === 0) return null
  const hrefOf = (categoryId: string): string => {
    const query = new URLSearchParams({
      ...(shop.district ? { keyword: shop.district } : { cityId: shop.city.id }),
      ...{ categoryId, date: reservation.date, quantity: String(reservation.quantity), timeFrom },
    })
    return `/search?${query}`
  }
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
