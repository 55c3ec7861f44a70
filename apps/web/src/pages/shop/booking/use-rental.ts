import { skipToken, useQuery } from '@tanstack/react-query'
import { paidDays, type Range, type RentalTimes, unitOfDays } from '../../../features/rental/rental.ts'
import { useQueries } from '../../../site/site.tsx'
import {
  availabilityQuery,
  type Choice,
  type RentalChoice,
  reservationHref,
  type Shop,
  type Unit,
  withHold,
} from './choice.ts'
import { useOwnHold } from './use-own-hold.ts'
import { useTimes } from './use-times.ts'

/** What is known of the chosen days of a rental; null before there are times of pick-up on them. */
export function useRental(shop: Shop, choice: Choice, chosen: RentalChoice) {
  const { service, range } = choice
  const { data, isPlaceholderData } = useTimes(shop.id, choice)
  const slots = isPlaceholderData ? undefined : data?.days.find(({ date }) => date === range?.date)?.slots
  const slot = slots?.find(({ time }) => time === chosen.time) ?? slots?.[0]
  const asked = { time: slot?.time ?? null, returnTime: chosen.returnTime }
  const unitOf = (times: RentalTimes) => service && range && unitOfDays(service, paidDays(range, times))
  // The longest rental has no room for a later return.
  const times = unitOf(asked) ? asked : { ...asked, returnTime: null }
  const unit = unitOf(times)
  const returned = useReturned(shop, choice, range, times, unit)
  if (range === null || slots === undefined || slot === undefined) return null
  const found = times.returnTime === null ? slot : returned.slot
  const branch = shop.returnBranches?.find(({ id }) => id === chosen.returnShopId)
  const back = { returnTime: times.returnTime, returnShopId: branch?.id ?? null }
  return {
    slots,
    slot,
    times,
    days: paidDays(range, times),
    isRefused: found === null && !returned.isPending,
    /** What it costs, and where it is booked; null until it is known that it can be returned then. */
    offer:
      found === null || !unit
        ? null
        : {
            price: found.price,
            /** What is added for the return at another branch. */
            fee: branch?.price ?? null,
            href: reservationHref({ ...choice, unit }, range.date, slot.time, back),
          },
  }
}

/** The pick-up at its time where the return has one of its own, which may be one day more. */
function useReturned(
  shop: Shop,
  choice: Choice,
  range: Range | null,
  { time, returnTime }: Required<RentalTimes>,
  unit: Unit | null | undefined,
) {
  const queries = useQueries()
  const hold = useOwnHold(shop.id)
  const selection = availabilityQuery(choice)
  const query = useQuery(
    selection === null || range === null || returnTime === null || !unit
      ? { queryKey: ['no return'], queryFn: skipToken }
      : queries.availableTime(
          shop.id,
          withHold({ ...selection, unitId: unit.id, returnTime, dateFrom: range.date, dateTo: range.date }, hold),
          hold?.holdToken,
        ),
  )
  const slot = query.data?.days.flatMap(({ slots }) => slots).find((one) => one.time === time) ?? null
  return { slot, isPending: returnTime !== null && query.isPending }
}
