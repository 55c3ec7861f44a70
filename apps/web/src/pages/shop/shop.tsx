import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { button } from '../../components/actions/button.css.ts'
import { ButtonLink } from '../../components/actions/button.tsx'
import { ShareIconButton } from '../../components/actions/share-button.tsx'
import { ErrorNotice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { HydrationUnit, hydrateSeparately } from '../../components/loading/hydration-unit.tsx'
import { isMissing } from '../../data/is-missing.ts'
import { QueryErrorHeading } from '../../data/query-error-heading.tsx'
import { PartyPrice, pricesOf } from '../../features/catalogue/party-price.tsx'
import { PlaceName } from '../../features/catalogue/place-name.tsx'
import { Price } from '../../features/catalogue/price.tsx'
import { ServiceIsFor } from '../../features/catalogue/service-is-for.tsx'
import { focusFirstSlot } from '../../features/dates/focus-first-slot.ts'
import { isRental } from '../../features/rental/rental.ts'
import { Rating } from '../../features/reviews/rating.tsx'
import { ShopReviews } from '../../features/reviews/shop-reviews.tsx'
import { Head } from '../../head/head.tsx'
import { shopData } from '../../head/structured-data/shop-data.ts'
import { StructuredData } from '../../head/structured-data/structured-data.tsx'
import { localizePath } from '../../locale/paths.ts'
import { useReadErrorMessage } from '../../locale/read-error-messages.ts'
import type { PageProps, Prefetch } from '../../page.ts'
import { useFormat, useQueries, useSite } from '../../site/site.tsx'
import { container } from '../../theme/shared.css.ts'
import { BOOKING_ID, Booking } from './booking/booking.tsx'
import { ChangePeople } from './booking/change-people.tsx'
import { acceptsQuantity, availabilityQuery, type Choice, choiceOf, rentalChoiceOf } from './booking/choice.ts'
import { RentalPriceSoFar } from './booking/rental-price-so-far.tsx'
import { type ShownDay, shownDay } from './booking/shown-day.ts'
import { useRental } from './booking/use-rental.ts'
import { useTimes } from './booking/use-times.ts'
import { round } from './favorite-button.css.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { Gallery } from './gallery.tsx'
import { OpenState } from './open-state.tsx'
import { type ShopWithPhone, theShop } from './queries.ts'
import * as css from './shop.css.ts'
import { Side } from './side.tsx'

const GalleryUnit = hydrateSeparately(Gallery)
const SideUnit = hydrateSeparately(Side)
const ReviewsUnit = hydrateSeparately(ShopReviews)

export const prefetch: Prefetch = async ({ queries, need, want, params, search, now, language }) => {
  const shop = await need(theShop(queries, params.id ?? '', language))
  const choice = choiceOf(shop, search, now)
  const selection = availabilityQuery(choice)
  if (selection === null) return
  await want(queries.availableTime(shop.id, selection))
}

export default function ShopPage({ params }: PageProps) {
  const query = useQuery(theShop(useQueries(), params.id ?? '', useSite().language))
  const errorMessage = useReadErrorMessage()
  if (query.data !== undefined) return <Shown shop={query.data} />
  if (query.error === null) return <Pending />
  if (isMissing(query.error)) throw query.error
  return (
    <div className={container}>
      <QueryErrorHeading failure={query.error} />
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
        {errorMessage(query.error)}
      </ErrorNotice>
    </div>
  )
}

function Shown({ shop }: { readonly shop: ShopWithPhone }) {
  const site = useSite()
  const { t } = useLingui()
  const [search] = useSearchParams()
  const choice = choiceOf(shop, search, site.now)
  const path = `/brands/${encodeURIComponent(shop.id)}`
  const { shopName, openSince } = shop
  const city = shop.city.name
  return (
    <div className={css.page}>
      <Head title={t`${shopName}, ${city}`} description={shop.description} image={shop.cover.url} path={path} />
      <StructuredData path={path} data={import.meta.env.SSR ? shopData(shop, site) : null} />
      <div className={css.columns}>
        <GalleryUnit shop={shop} />
        <div className={css.main}>
          <header className={css.intro}>
            <div className={css.head}>
              <h1 className={css.name}>{shop.shopName}</h1>
              <div className={css.headActions}>
                <ShareIconButton
                  label={t`Share shop`}
                  title={shopName}
                  url={site.origin + localizePath(site.language, path)}
                  className={round}
                />
                <FavoriteButton shopId={shop.id} />
              </div>
            </div>
            <p className={css.facts}>
              <span className={css.fact}>{shop.category.name}</span>
              <span className={css.fact}>
                <PlaceName {...shop} />
              </span>
              {shop.reviews && (
                <span className={css.fact}>
                  <Rating {...shop} />
                </span>
              )}
              {openSince !== undefined && (
                <span className={css.fact}>
                  <Trans>Since {openSince}</Trans>
                </span>
              )}
              <span className={css.openFact}>
                <OpenState shop={shop} />
              </span>
            </p>
          </header>
          <p className={css.about}>{shop.description}</p>
          <HydrationUnit>
            <Booking shop={shop} choice={choice} />
          </HydrationUnit>
          {shop.reviews && <ReviewsUnit shop={shop} />}
        </div>
        <SideUnit shop={shop} today={choice.today} />
      </div>
      <HydrationUnit>
        <ActionBar shop={shop} choice={choice} />
      </HydrationUnit>
    </div>
  )
}

/** On a phone, within reach of the thumb: the price and the one next step. */
function ActionBar({ shop, choice }: { readonly shop: ShopWithPhone; readonly choice: Choice }) {
  const { service, unit, quantity } = choice
  const { data: times, isPlaceholderData } = useTimes(shop.id, choice)
  const shown = times === undefined || isPlaceholderData ? null : shownDay(times, choice)
  const prices = shown === null ? null : pricesOf(shown.wanted.length > 0 ? shown.wanted : shown.slots)
  const [search] = useSearchParams()
  const offer = useRental(shop, choice, rentalChoiceOf(shop, search))?.offer ?? null
  if (service === null || unit === null) return null
  if (!acceptsQuantity(service, quantity)) {
    return (
      <div className={css.bar}>
        <p className={css.barWords}>
          <span className={css.barPrice}>
            <ServiceIsFor service={service} />
          </span>
          <BarService name={service.name} shown={null} />
        </p>
        <ChangePeople shop={shop} service={service} quantity={quantity} variant="primary" />
      </div>
    )
  }
  const isPerPerson = quantity > 1 && service.pricePer === 'person' && offer === null
  return (
    <div className={css.bar}>
      <p className={css.barWords}>
        {prices !== null && isPerPerson ? (
          <span className={css.barPrice}>
            <PartyPrice prices={prices} people={quantity} pricePer="person" />
          </span>
        ) : (
          <span>
            <span className={css.barPrice}>
              {isRental(service) ? <RentalPriceSoFar {...{ shop, service, choice }} /> : <Price money={unit.price} />}
            </span>
            {isPerPerson && (
              <small className={css.barPer}>
                {' '}
                <Trans>per person</Trans>
              </small>
            )}
          </span>
        )}
        <BarService name={service.name} shown={isRental(service) ? null : shown} />
      </p>
      {offer === null ? (
        <a
          href={`#${BOOKING_ID}`}
          className={button({ variant: 'primary' })}
          onClick={(event) => {
            if (focusFirstSlot()) event.preventDefault()
          }}
        >
          {isRental(service) ? <Trans>Choose days</Trans> : <Trans>Choose a time</Trans>}
        </a>
      ) : (
        <ButtonLink href={offer.href} rel="nofollow">
          <Trans>Book these days</Trans>
        </ButtonLink>
      )}
    </div>
  )
}

interface BarServiceProps {
  readonly name: string
  readonly shown: ShownDay | null
}

/** The service, after the first time of the shown day that the search was for. */
function BarService({ name, shown }: BarServiceProps) {
  const format = useFormat()
  const { date = null, wanted: [first] = [] } = shown ?? {}
  // Beside a button on a phone: without the weekday.
  const when =
    date === null || first === undefined ? null : `${format.shortDay(date)} ${format.eveningTime(first.time)}`
  return (
    <span className={css.barService}>
      {when !== null && (
        <span className={css.nextTime}>
          <Trans>Next: {when}</Trans>
        </span>
      )}
      <span className={css.barName}>
        {when !== null && ' · '}
        {name}
      </span>
    </span>
  )
}

const Pending = () => (
  <div className={css.page} aria-busy="true">
    <div className={css.columns}>
      <div className={css.pendingGallery}>
        <Skeleton shape="picture" />
      </div>
      <div className={css.main}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" />
    </div>
  </div>
)
