import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { ButtonLink } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/feedback/notice.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { PhraseWrap } from '../../components/text/phrase-wrap.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { useRequiredQuery } from '../../data/use-required-query.ts'
import { ShopGrid } from '../../features/catalogue/shop-grid.tsx'
import * as editorial from '../../features/editorial/editorial.css.ts'
import { type Theme, themePath } from '../../features/editorial/theme-card.tsx'
import { Head } from '../../head/head.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageProps, Prefetch } from '../../page.ts'
import { useQueries } from '../../site/site.tsx'
import { OtherThemes } from './other-themes.tsx'
import { ThemePending } from './pending.tsx'

export const prefetch: Prefetch = ({ queries, params, need, want }) =>
  Promise.all([need(queries.collection(params.id ?? '')), want(queries.collections())])

const EAGER = 4

export default function CuratedTheme({ params }: PageProps) {
  const id = params.id ?? ''
  const queries = useQueries()
  const query = useRequiredQuery(queries.collection(id))
  const themes = useQuery(queries.collections())
  return (
    <div className={editorial.page}>
      <QueryView query={query} pending={<ThemePending />} isPage>
        {({ shops, ...theme }) => (
          <>
            <Intro theme={theme} />
            {shops.length === 0 ? <NoShops /> : <ShopGrid shops={shops} eager={EAGER} heading="h2" />}
          </>
        )}
      </QueryView>
      <OtherThemes themes={themes.data?.data ?? []} current={id} />
    </div>
  )
}

function Intro({ theme: { id, curatedTitle, summary, cover, shopCount } }: { readonly theme: Theme }) {
  return (
    <div className={editorial.split}>
      <Head title={curatedTitle} description={summary} image={cover.url} path={themePath(id)} />
      <Picture picture={cover} alt="" ratio="16:9" className={editorial.plate} eager />
      <div className={editorial.intro}>
        <Link href="/curated" className={editorial.back}>
          <ChevronLeft size={18} aria-hidden="true" />
          <Trans>All themes</Trans>
        </Link>
        <h1 className={editorial.heading}>{curatedTitle}</h1>
        <p className={editorial.lead}>
          <PhraseWrap>{summary}</PhraseWrap>
        </p>
        <p className={editorial.small}>
          <Plural value={shopCount} one="# shop" other="# shops" />
        </p>
      </div>
    </div>
  )
}

const NoShops = () => (
  <EmptyState
    drawing="search"
    title={<Trans>No shops in this theme right now</Trans>}
    action={
      <ButtonLink href="/curated">
        <Trans>See other themes</Trans>
      </ButtonLink>
    }
  />
)
