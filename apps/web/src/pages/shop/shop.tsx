import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { Head } from '../../head/head.tsx'
import { shopData } from '../../head/structured-data/shop-data.ts'
import { StructuredData } from '../../head/structured-data/structured-data.tsx'
import { isMissing } from '../../is-missing.ts'
import { useReadFailureWords } from '../../locale/read-failure-words.ts'
import type { PageProps, Prefetch } from '../../page.ts'
import { button } from '../../parts/button.css.ts'
import { toTimes } from '../../parts/days/to-times.ts'
import { ErrorNotice } from '../../parts/notice.tsx'
import { Rating } from '../../parts/rating.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { UnreadHeading } from '../../parts/unread-heading.tsx'
import { useFormat, useQueries, useSite } from '../../site.tsx'
import { container } from '../../theme/shared.css.ts'
import { BOOKING_ID, Booking } from './booking.tsx'
import { type Choice, choiceOf, timesOf } from './choice.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { Gallery } from './gallery.tsx'
import { OpenState } from './open-state.tsx'
import { type ShownShop, theShop } from './reads.ts'
import * as css from './shop.css.ts'
import { Side } from './side.tsx'

export const prefetch: Prefetch = async ({ queries, need, want, params, search, now, language }) => {
  const shop = await need(theShop(queries, params.id ?? '', language))
  const asked = timesOf(choiceOf(shop, search, now))
  if (asked !== null) await want(queries.availableTime(shop.id, asked))
}

export default function ShopPage({ params }: PageProps) {
  const query = useQuery(theShop(useQueries(), params.id ?? '', useSite().language))
  const say = useReadFailureWords()
  if (query.data !== undefined) return <Shown shop={query.data} />
  if (query.error === null) return <Pending />
  if (isMissing(query.error)) throw query.error
  return (
    <div className={container}>
      <UnreadHeading failure={query.error} />
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
        {say(query.error)}
      </ErrorNotice>
    </div>
  )
}

function Shown({ shop }: { readonly shop: ShownShop }) {
  const site = useSite()
  const { t } = useLingui()
  const [search] = useSearchParams()
  const choice = choiceOf(shop, search, site.now)
  const path = `/brands/${encodeURIComponent(shop.id)}`
  const { shopName } = shop
  const city = shop.city.name
  return (
    <div className={css.page}>
      <Head title={t`${shopName}, ${city}`} description={shop.description} image={shop.cover.url} path={path} />
      <StructuredData path={path} data={import.meta.env.SSR ? shopData(shop, site) : null} />
      <Gallery shop={shop} />
      <div className={css.columns}>
        <div className={css.main}>
          <header>
            <div className={css.head}>
              <h1 className={css.name}>{shop.shopName}</h1>
              <FavoriteButton shopId={shop.id} />
            </div>
            <p className={css.facts}>
              {shop.rating !== null && (
                <span className={css.fact}>
                  <Rating value={shop.rating} count={shop.ratingCount} />
                </span>
              )}
              <span className={css.fact}>{shop.category.name}</span>
              <span className={css.fact}>{shop.city.name}</span>
              <span className={css.fact}>
                <OpenState shop={shop} />
              </span>
            </p>
          </header>
          <p className={css.about}>{shop.description}</p>
          <Booking shop={shop} choice={choice} />
        </div>
        <Side shop={shop} today={choice.today} />
      </div>
      <ActionBar choice={choice} />
    </div>
  )
}

/** On a phone, within reach of the thumb: the price and the one next step. */
function ActionBar({ choice: { service, unit, quantity } }: { readonly choice: Choice }) {
  const format = useFormat()
  if (service === null || unit === null) return null
  return (
    <div className={css.bar}>
      <p className={css.barWords}>
        <span>
          <span className={css.barPrice}>{format.money(unit.price)}</span>
          {quantity > 1 && service.pricePer === 'person' && (
            <small className={css.barPer}>
              {' '}
              <Trans>per person</Trans>
            </small>
          )}
        </span>
        <span className={css.barService}>{service.name}</span>
      </p>
      <a
        href={`#${BOOKING_ID}`}
        className={button({ look: 'primary' })}
        onClick={(event) => {
          if (toTimes()) event.preventDefault()
        }}
      >
        <Trans>Choose a time</Trans>
      </a>
    </div>
  )
}

const Pending = () => (
  <div className={css.page} aria-busy="true">
    <div className={container}>
      <Skeleton shape="picture" />
    </div>
    <div className={css.columns}>
      <div className={css.main}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" />
    </div>
  </div>
)
