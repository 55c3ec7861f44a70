import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/feedback/notice.tsx'
import { QueryView } from '../../data/query-view.tsx'
import * as editorial from '../../features/editorial/editorial.css.ts'
import { ThemeCard } from '../../features/editorial/theme-card.tsx'
import { Head } from '../../head/head.tsx'
import type { Prefetch } from '../../page.ts'
import { useQueries } from '../../site/site.tsx'
import { Cover } from './cover.tsx'
import * as css from './curated.css.ts'
import { ThemesPending } from './pending.tsx'

export const prefetch: Prefetch = ({ queries, want }) => want(queries.collections())

export default function Curated() {
  const { t } = useLingui()
  const query = useQuery(useQueries().collections())
  return (
    <div className={editorial.page}>
      <Head
        title={t`Explore by theme`}
        description={t`Collections from our editors: slow days, counter dining, hot springs and scenic drives.`}
        path="/curated"
      />
      <div className={editorial.intro}>
        <h1 className={editorial.heading}>
          <Trans>Explore by theme</Trans>
        </h1>
        <p className={editorial.lead}>
          <Trans>Not sure what to book yet? Start from a mood, and let the places follow.</Trans>
        </p>
      </div>
      <QueryView query={query} pending={<ThemesPending />}>
        {({ data: [first, ...others] }) =>
          first === undefined ? (
            <NoThemes />
          ) : (
            <>
              <Cover theme={first} />
              <ul className={css.grid}>
                {others.map((theme) => (
                  <li key={theme.id} className={css.cell}>
                    <ThemeCard theme={theme} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryView>
    </div>
  )
}

const NoThemes = () => (
  <EmptyState
    drawing="bookmark"
    title={<Trans>No themes yet</Trans>}
    action={
      <ButtonLink href="/search">
        <Trans>Search shops</Trans>
      </ButtonLink>
    }
  >
    <Trans>We're still putting our themes together. In the meantime, you can search all shops.</Trans>
  </EmptyState>
)
