import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { readInteger } from '@yoyaku/input'
import { useLocation, useSearchParams } from 'wouter'
import { Button, ButtonLink } from '../../../components/actions/button.tsx'
import { ErrorNotice, Notice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { control, select } from '../../../components/form/field.css.ts'
import { lastBookableDay } from '../../../features/catalogue/days.ts'
import { ZoneName } from '../../../features/dates/zone-name.tsx'
import * as rangeCss from '../../../features/rental/range.css.ts'
import { RangeButton } from '../../../features/rental/range-button.tsx'
import { lengthsOf, paidDays, type Range, returnDay, unitOfDays } from '../../../features/rental/rental.ts'
import { RentalPrice, Tiers } from '../../../features/rental/rental-price.tsx'
import { LaterReturn, RentalTimesChoice } from '../../../features/rental/rental-times.tsx'
import { ReturnBranchField } from '../../../features/rental/return-branch.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { localizePath } from '../../../locale/paths.ts'
import { usePressed } from '../../../navigation/use-pressed.ts'
import { useFormat, useQueries, useSite } from '../../../site/site.tsx'
import * as css from './booking.css.ts'
import {
  type Choice,
  type RentalChoice,
  rentalChoiceOf,
  rentalDaysQuery,
  type Service,
  type Shop,
  withChoice,
  withHold,
} from './choice.ts'
import { NoFreeTimes } from './no-free-times.tsx'
import { useOwnHold } from './use-own-hold.ts'
import { useRental } from './use-rental.ts'
import { useTimes } from './use-times.ts'

interface RentalProps {
  readonly shop: Shop
  readonly service: Service
  readonly choice: Choice
}

/** The days of a rental, what it costs, and the time of pick-up. */
export function Rental({ shop, service, choice }: RentalProps) {
  const queries = useQueries()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const hold = useOwnHold(shop.id)
  const times = useRental(shop, choice, rentalChoiceOf(shop, search))?.times
  const { range, today } = choice
  const { t } = useLingui()
  const { language } = useSite()
  const pick = ({ date, days }: Range): void => {
    const unitId = unitOfDays(service, days)?.id ?? ''
    // What another press has chosen since stands in the address.
    navigate(withChoice(shop.id, new URLSearchParams(location.search), { date, days, unitId }), { replace: true })
  }
  return (
    <>
      <div className={css.rental}>
        <RangeButton
          range={range}
          first={today}
          last={lastBookableDay(today)}
          country={shop.country}
          lengths={lengthsOf(service)}
          freeDays={(days) =>
            queries.availableTime(shop.id, withHold(rentalDaysQuery(choice, days), hold), hold?.holdToken)
          }
          typedDays={readInteger(search.get('days'))}
          {...(times && { times })}
          onPick={pick}
        />
        <noscript>
          <form action={localizePath(language, `/brands/${encodeURIComponent(shop.id)}`)} className={rangeCss.native}>
            <input type="hidden" name="serviceId" value={service.id} />
            <input type="hidden" name="quantity" value={choice.quantity} />
            <input
              type="date"
              name="date"
              required
              min={today}
              max={lastBookableDay(today)}
              defaultValue={range?.date}
              aria-label={t`Pick-up day`}
              className={control}
            />
            <select name="days" defaultValue={range?.days} aria-label={t`Days`} className={select}>
              {lengthsOf(service).map((days) => (
                <option key={days} value={days}>
                  {t({ message: plural(days, { one: '# day', other: '# days' }) })}
                </option>
              ))}
            </select>
            <Button type="submit" variant="outline">
              <Trans>Apply</Trans>
            </Button>
          </form>
        </noscript>
        <Tiers service={service} days={range && paidDays(range, times ?? {})} />
      </div>
      {range !== null && <PickUp {...{ shop, service, choice, range }} />}
    </>
  )
}

interface PickUpProps extends RentalProps {
  readonly range: Range
}

function PickUp({ shop, service, choice, range }: PickUpProps) {
  const errorMessages = useErrorMessages()
  const query = useTimes(shop.id, choice)
  const [search] = useSearchParams()
  const { data: times } = query
  if (times === undefined) {
    if (query.error === null) return <Skeleton shape="block" />
    return (
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
        {errorMessages.failure(query.error)}
      </ErrorNotice>
    )
  }
  if (query.isPlaceholderData) return <Skeleton shape="block" />
  const slots = times.days.find(({ date }) => date === range.date)?.slots ?? []
  if (slots.length === 0) {
    return (
      <div className={css.rental}>
        <NoFreeTimes
          {...{ shop, choice, times }}
          missing={range.date}
          hrefOf={(date) => withChoice(shop.id, search, { date })}
        />
      </div>
    )
  }
  return <Times {...{ shop, service, choice, range }} timeZone={times.timeZone} />
}

interface TimesProps extends PickUpProps {
  readonly timeZone: string
}

function Times({ shop, service, choice, range, timeZone }: TimesProps) {
  const format = useFormat()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [chosen, press] = usePressed(rentalChoiceOf(shop, search))
  const choose = (patch: Partial<RentalChoice>): void =>
    press({ ...chosen, ...patch }, () =>
      navigate(withChoice(shop.id, new URLSearchParams(location.search), { ...patch }), { replace: true }),
    )
  const { shopName, returnBranches } = shop
  const rental = useRental(shop, choice, chosen)
  if (rental === null) return null
  const { slots, slot, times, days, offer } = rental
  const back = format.day(returnDay(range)) + format.gap + (times.returnTime ?? format.eveningTime(slot.time))
  return (
    <>
      <div className={css.rental}>
        <RentalTimesChoice {...{ range, slots, ...times }} lengths={lengthsOf(service)} onChoose={choose} />
        <p className={css.zone}>
          <Trans>Return by {back}</Trans>
          <ZoneName timeZone={timeZone}>{format.aside(format.zone(timeZone, `${choice.today}T00:00:00Z`))}</ZoneName>
        </p>
        <LaterReturn range={range} {...times} />
        {returnBranches !== undefined && (
          <ReturnBranchField
            {...{ shopName, chosen: chosen.returnShopId }}
            branches={returnBranches}
            onChoose={(returnShopId) => choose({ returnShopId })}
          />
        )}
        {rental.isRefused && (
          <Notice tone="warning">
            <Trans>It can't be returned at this time. Please choose another time of return.</Trans>
          </Notice>
        )}
      </div>
      {offer !== null && (
        <div className={css.rentalStep}>
          <RentalPrice range={range} days={days} total={offer.price} fee={offer.fee} />
          <ButtonLink href={offer.href} fullWidth rel="nofollow">
            <Trans>Book these days</Trans>
          </ButtonLink>
        </div>
      )}
    </>
  )
}
