import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { ButtonLink } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/feedback/notice.tsx'
import { SectionHead } from '../../components/text/section-head.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { ShopGrid, ShopGridSkeleton } from '../../features/catalogue/shop-grid.tsx'
import { useQueries } from '../../site/site.tsx'
import { Categories } from './categories.tsx'
import * as page from './japan.css.ts'
import { chosenCategory, inJapan, JAPAN, overseas, SHOPS_SHOWN } from './queries.ts'

/** The popular shops, or those of one category. */
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
  const query = useQuery(useQueries().collection(JAPAN))
  return (
    <QueryView query={query} pending={pending}>
      {({ shops }) => <ShopGrid shops={shops.slice(0, SHOPS_SHOWN)} />}
    </QueryView>
  )
}

function OfCategory({ id }: { readonly id: string }) {
  const query = useQuery(overseas(useQueries(), id))
  return (
    <QueryView query={query} pending={pending}>
      {({ data }) => {
        const shops = inJapan(data)
        return shops.length === 0 ? <Nothing /> : <ShopGrid shops={shops} />
      }}
    </QueryView>
  )
}

const Nothing = () => (
  <EmptyState
    drawing="search"
    title={<Trans>No shops for this in Japan yet</Trans>}
    action={
      <ButtonLink href="/curated/jp">
        <Trans>Show all shops</Trans>
      </ButtonLink>
    }
  />
)
