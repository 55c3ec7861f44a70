import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { ButtonLink } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/feedback/notice.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { ShopGrid, ShopGridSkeleton } from '../../features/catalogue/shop-grid.tsx'
import { PageTitle } from '../../head/page-title.tsx'
import { MemberOnly } from '../../sdk/member-only.tsx'
import * as css from './favorite.css.ts'

const pending = <ShopGridSkeleton />

export default function Favorite() {
  const { t } = useLingui()
  return (
    <div className={css.page}>
      <PageTitle title={t`Favorites`} />
      <h1 className={css.heading}>
        <Trans>Favorites</Trans>
      </h1>
      <MemberOnly pending={pending}>{(sdk) => <Shops sdk={sdk} />}</MemberOnly>
    </div>
  )
}

/** The largest page of the contract: nobody has more favorites. */
const LIMIT = 100

function Shops({ sdk }: { readonly sdk: Yoyaku }) {
  const query = useQuery(sdk.queries.favorites({ limit: LIMIT }))
  return (
    <QueryView query={query} pending={pending}>
      {({ data }) => (data.length === 0 ? <NoFavorites /> : <ShopGrid shops={data} heading="h2" />)}
    </QueryView>
  )
}

const NoFavorites = () => (
  <EmptyState
    drawing="bookmark"
    title={<Trans>No favorites yet</Trans>}
    action={
      <ButtonLink href="/search">
        <Trans>Browse shops</Trans>
      </ButtonLink>
    }
  >
    <Trans>Tap the heart on a shop to save it here.</Trans>
  </EmptyState>
)
