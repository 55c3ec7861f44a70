import { Trans } from '@lingui/react/macro'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { PhraseWrap } from '../../components/text/phrase-wrap.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { useRequiredQuery } from '../../data/use-required-query.ts'
import { themePath } from '../../features/editorial/theme-card.tsx'
import { Head } from '../../head/head.tsx'
import { Link } from '../../navigation/link.tsx'
import { useQueries } from '../../site/site.tsx'
import * as css from './hero.css.ts'
import { JAPAN } from './queries.ts'

export function Hero() {
  const query = useRequiredQuery(useQueries().collection(JAPAN))
  return (
    <section className={css.hero}>
      <div className={css.content}>
        <QueryView query={query} pending={<Skeleton shape="block" />} isPage>
          {({ curatedTitle, summary, cover }) => (
            <>
              <Head title={curatedTitle} description={summary} image={cover.url} path={themePath(JAPAN)} />
              <div className={css.words}>
                <h1 className={css.headline}>{curatedTitle}</h1>
                <p className={css.promise}>
                  <PhraseWrap>{summary}</PhraseWrap>
                </p>
                <p className={css.ways}>
                  <a href="#shops" className={css.way}>
                    <Trans>Browse shops</Trans>
                  </a>
                  <Link href="/curated" className={css.quietWay}>
                    <Trans>All themes</Trans>
                  </Link>
                </p>
              </div>
              <Picture picture={cover} alt="" ratio="16:9" className={css.plate} eager />
            </>
          )}
        </QueryView>
      </div>
    </section>
  )
}
