import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Failure } from '@yoyaku/core/client'
import type { components } from '@yoyaku/core/types'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { Head } from '../../head/head.tsx'
import { dateIn } from '../../locale/zoned.ts'
import { useFormat } from '../../site/site.tsx'
import { headingId, Prose } from '../markdown/prose.tsx'
import { plainText, type Tree } from '../markdown/tree.ts'
import * as editorial from './editorial.css.ts'
import * as css from './legal-page.css.ts'

type LegalText = Omit<components['schemas']['LegalText'], 'body'> & { readonly body: Tree }

interface LegalPageProps {
  readonly query: UseQueryResult<LegalText, Failure>
  /** Until the text has loaded with its own. */
  readonly title: string
  readonly description: string
  readonly path: string
}

/** A legal text with a table of contents. */
export const LegalPage = ({ query, title, description, path }: LegalPageProps) => (
  <div className={css.page}>
    <Head title={query.data?.title ?? title} description={description} path={path} />
    <div className={css.intro}>
      <h1 className={editorial.heading}>{query.data?.title ?? title}</h1>
      {query.data !== undefined && <Version text={query.data} />}
    </div>
    <QueryView query={query} pending={<Pending />}>
      {({ body }) => (
        <>
          <Contents tree={body} />
          <div className={css.text}>
            <Prose tree={body} />
          </div>
        </>
      )}
    </QueryView>
  </div>
)

function Version({ text }: { readonly text: LegalText }) {
  const day = useFormat().date(dateIn(text.updatedAt, 'UTC'))
  return (
    <p className={editorial.small}>
      <Trans>Last changed on {day}</Trans>
    </p>
  )
}

function Contents({ tree }: { readonly tree: Tree }) {
  const parts = tree.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: headingId(index), name: plainText(block.content) }] : [],
  )
  if (parts.length === 0) return null
  return (
    <nav aria-labelledby="contents" className={css.contents}>
      <h2 id="contents" className={css.contentsTitle}>
        <Trans>Contents</Trans>
      </h2>
      <ul className={css.contentsList}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.contentsLink}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Pending = () => (
  <div className={css.text}>
    <Skeleton />
    <Skeleton />
    <Skeleton shape="shortLine" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
