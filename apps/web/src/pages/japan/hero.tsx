import { Trans } from '@lingui/react/macro'
import { themePath } from '../../editorial/theme-card.tsx'
import { useNeeded } from '../../editorial/use-needed.ts'
import { Head } from '../../head/head.tsx'
import { Link } from '../../navigation/link.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Phrases } from '../../parts/phrases.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useQueries } from '../../site.tsx'
import * as css from './hero.css.ts'
import { JAPAN } from './reads.ts'

export function Hero() {
  const query = useNeeded(useQueries().curated(JAPAN))
  return (
    <section className={css.hero}>
      <div className={css.content}>
        <Loaded query={query} pending={<Skeleton shape="block" />} isPage>
          {({ curatedTitle, summary, cover }) => (
            <>
              <Head title={curatedTitle} description={summary} image={cover.url} path={themePath(JAPAN)} />
              <div className={css.words}>
                <h1 className={css.headline}>{curatedTitle}</h1>
                <p className={css.promise}>
                  <Phrases>{summary}</Phrases>
                </p>
                <p className={css.ways}>
                  <a href="#shops" className={css.way}>
                    <Trans>See the shops</Trans>
                  </a>
                  <Link href="/curated" className={css.quietWay}>
                    <Trans>All themes</Trans>
                  </Link>
                </p>
              </div>
              <Picture picture={cover} alt="" ratio="16:9" className={css.plate} eager />
            </>
          )}
        </Loaded>
      </div>
    </section>
  )
}
