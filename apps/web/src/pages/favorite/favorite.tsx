import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Sdk } from '@yoyaku/core'
import { ShopGrid, ShopGridSkeleton } from '../../catalogue/shop-grid.tsx'
import { ButtonLink } from '../../parts/button.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { MemberOnly } from '../../parts/member-only.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
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

/** As many as one call may ask for: nobody keeps more in mind. */
const MOST = 100

function Shops({ sdk }: { readonly sdk: Sdk }) {
  const query = useQuery(sdk.queries.favorites({ limit: MOST }))
  return (
    <Loaded query={query} pending={pending}>
      {({ data }) => (data.length === 0 ? <NoFavorites /> : <ShopGrid shops={data} heading="h2" />)}
    </Loaded>
  )
}

const NoFavorites = () => (
  <EmptyState
    drawing="bookmark"
    title={<Trans>No favorites yet</Trans>}
    action={
      <ButtonLink href="/search">
        <Trans>Look around</Trans>
      </ButtonLink>
    }
  >
    <Trans>Tap the heart of a shop you like, and it waits for you here.</Trans>
  </EmptyState>
)
