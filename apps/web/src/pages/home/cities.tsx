import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../navigation/link.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useQueries } from '../../site.tsx'
import * as css from './cities.css.ts'
import * as page from './home.css.ts'
import { CITIES_SHOWN } from './reads.ts'
import { SectionHead } from './section-head.tsx'

export function Cities() {
  const query = useQuery(useQueries().cities())
  if (query.data?.data.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="cities">
      <SectionHead id="cities" title={<Trans>Where to go</Trans>} />
      <Loaded query={query} pending={<Skeleton shape="block" />}>
        {({ data }) => (
          <ul className={css.bento}>
            {data.slice(0, CITIES_SHOWN).map(({ id, name, cover, shopCount }) => (
              <li key={id} className={css.tile}>
                <Picture picture={cover} alt="" ratio="free" className={css.picture} />
                <div className={css.veil} />
                <div className={css.words}>
                  <h3 className={css.name}>
                    <Link href={`/search?${new URLSearchParams({ cityId: id })}`} className={css.link}>
                      {name}
                    </Link>
                  </h3>
                  <p className={css.count}>
                    <Plural value={shopCount} one="# shop" other="# shops" />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
