import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as editorial from '../../editorial/editorial.css.ts'
import { ThemeCard } from '../../editorial/theme-card.tsx'
import { Head } from '../../head/head.tsx'
import type { Prefetch } from '../../page.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { useQueries } from '../../site.tsx'
import { Cover } from './cover.tsx'
import * as css from './curated.css.ts'
import { ThemesPending } from './pending.tsx'

export const prefetch: Prefetch = ({ queries, want }) => want(queries.curatedList())

export default function Curated() {
  const { t } = useLingui()
  const query = useQuery(useQueries().curatedList())
  return (
    <div className={editorial.page}>
      <Head
        title={t`Explore by theme`}
        description={t`Places that belong together, chosen by our editors: slow days, good counters, hot water and roads worth a rental.`}
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
      <Loaded query={query} pending={<ThemesPending />}>
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
      </Loaded>
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
    <Trans>Our editors are still on the road. Until then, the search knows every shop.</Trans>
  </EmptyState>
)
