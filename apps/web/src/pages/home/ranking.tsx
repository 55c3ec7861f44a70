import { Trans } from '@lingui/react/macro'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { title } from '../../components/text/section-head.css.ts'
import { QueryView } from '../../data/query-view.tsx'
import { CurrencyOffer } from '../../features/catalogue/currency-note.tsx'
import { PlaceName } from '../../features/catalogue/place-name.tsx'
import { Price } from '../../features/catalogue/price.tsx'
import * as card from '../../features/catalogue/shop-card.css.ts'
import { Link } from '../../navigation/link.tsx'
import { useSite } from '../../site/site.tsx'
import { text } from '../../theme/recipes.css.ts'
import * as page from './home.css.ts'
import { firstCountry } from './queries.ts'
import * as css from './ranking.css.ts'
import { useRanking } from './use-ranking.ts'

/** The shops that were booked most in the last 30 days, one of each category: first those of the country of the reader's language. */
export function Ranking() {
  const { language, format } = useSite()
  const { query, ranked } = useRanking()
  if (query.isSuccess && ranked.length === 0) return null
  const first = firstCountry(language)
  const country = first !== null && ranked[0]?.country === first ? format.country(first) : null
  return (
    <section className={page.margin} aria-labelledby="ranking">
      <div className={page.marginHead}>
        <h2 id="ranking" className={title}>
          <Trans>Popular reservations</Trans>
        </h2>
        <p className={page.lead}>
          {country === null ? (
            <Trans>The most booked places of each kind in the last 30 days.</Trans>
          ) : (
            <Trans>The most booked places of each kind in the last 30 days, those in {country} first.</Trans>
          )}
        </p>
        <CurrencyOffer />
      </div>
      <QueryView query={query} pending={<Skeleton shape="block" />}>
        {() => (
          <ol className={css.list}>
            {ranked.map((shop, index) => (
              <li key={shop.id} className={css.row}>
                <span className={index === 0 ? css.first : css.place}>{index + 1}</span>
                <Picture picture={shop.cover} alt="" />
                <div className={css.words}>
                  <h3 className={card.name}>
                    <Link href={`/brands/${encodeURIComponent(shop.id)}`} className={card.link} transition>
                      {shop.shopName}
                    </Link>
                  </h3>
                  <p className={text({ size: 'small', tone: 'muted' })}>
                    <DotSeparated>
                      <PlaceName {...shop} />
                      {shop.category.name}
                    </DotSeparated>
                  </p>
                  <p className={text({ size: 'small', tone: 'muted' })}>
                    <Price money={shop.priceFrom} from />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  )
}
