import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as editorial from '../../editorial/editorial.css.ts'
import { Link } from '../../navigation/link.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useQueries } from '../../site.tsx'
import * as css from './cities.css.ts'
import * as page from './japan.css.ts'

export function Cities() {
  const query = useQuery(useQueries().cities())
  return (
    <section className={page.section} aria-labelledby="cities">
      <h2 id="cities" className={editorial.title}>
        <Trans>City by city</Trans>
      </h2>
      <Loaded query={query} pending={<Skeleton shape="block" />}>
        {({ data }) => (
          <ul className={css.list}>
            {data
              .filter(({ country }) => country === 'JP')
              .map(({ id, name, cover, shopCount }) => (
                <li key={id} className={css.city}>
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
