import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { ShopGrid } from '../../catalogue/shop-grid.tsx'
import * as editorial from '../../editorial/editorial.css.ts'
import { type Theme, themePath } from '../../editorial/theme-card.tsx'
import { useNeeded } from '../../editorial/use-needed.ts'
import { Head } from '../../head/head.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageProps, Prefetch } from '../../page.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { Phrases } from '../../parts/phrases.tsx'
import { Picture } from '../../parts/picture.tsx'
import { useQueries } from '../../site.tsx'
import { OtherThemes } from './other-themes.tsx'
import { ThemePending } from './pending.tsx'

export const prefetch: Prefetch = ({ queries, params, need, want }) =>
  Promise.all([need(queries.curated(params.id ?? '')), want(queries.curatedList())])

const EAGER = 4

export default function CuratedTheme({ params }: PageProps) {
  const id = params.id ?? ''
  const queries = useQueries()
  const query = useNeeded(queries.curated(id))
  const themes = useQuery(queries.curatedList())
  return (
    <div className={editorial.page}>
      <Loaded query={query} pending={<ThemePending />} isPage>
        {({ shops, ...theme }) => (
          <>
            <Intro theme={theme} />
            {shops.length === 0 ? <NoShops /> : <ShopGrid shops={shops} eager={EAGER} heading="h2" />}
          </>
        )}
      </Loaded>
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
          <Phrases>{summary}</Phrases>
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
    title={<Trans>Nothing to book here at the moment</Trans>}
    action={
      <ButtonLink href="/curated">
        <Trans>See other themes</Trans>
      </ButtonLink>
    }
  />
)
