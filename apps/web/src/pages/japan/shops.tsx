import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { ShopGrid, ShopGridSkeleton } from '../../catalogue/shop-grid.tsx'
import { ButtonLink } from '../../parts/button.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { SectionHead } from '../../parts/section-head.tsx'
import { useQueries } from '../../site.tsx'
import { Categories } from './categories.tsx'
import * as page from './japan.css.ts'
import { chosenCategory, inJapan, JAPAN, overseas, SHOPS_SHOWN } from './reads.ts'

/** The popular ones, or those of one category. */
export function Shops() {
  const search = useSearch()
  const chosen = useMemo(() => chosenCategory(new URLSearchParams(search)), [search])
  return (
    <section className={page.section} aria-labelledby="shops">
      <SectionHead id="shops" title={<Trans>What would you like to do?</Trans>} />
      <Categories chosen={chosen} />
      {chosen === null ? <Popular /> : <OfCategory id={chosen} />}
    </section>
  )
}

const pending = <ShopGridSkeleton />

function Popular() {
  const query = useQuery(useQueries().curated(JAPAN))
  return (
    <Loaded query={query} pending={pending}>
      {({ shops }) => <ShopGrid shops={shops.slice(0, SHOPS_SHOWN)} />}
    </Loaded>
  )
}

function OfCategory({ id }: { readonly id: string }) {
  const query = useQuery(overseas(useQueries(), id))
  return (
    <Loaded query={query} pending={pending}>
      {({ data }) => {
        const shops = inJapan(data)
        return shops.length === 0 ? <Nothing /> : <ShopGrid shops={shops} />
      }}
    </Loaded>
  )
}

const Nothing = () => (
  <EmptyState
    drawing="search"
    title={<Trans>Nothing like this in Japan yet</Trans>}
    action={
      <ButtonLink href="/curated/jp">
        <Trans>Show everything</Trans>
      </ButtonLink>
    }
  />
)
