import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { isAvailable, loadBusy } from '../occupancy/busy.ts'
import { canChoose } from '../offers/booking-selection.ts'
import type { Bookable } from '../offers/offer.ts'
import { kindOf } from '../offers/schedule.ts'
import { staffPicture } from '../pictures/picture-urls.ts'
import { resolveAvailabilityQuery } from './availability-query.ts'
import { onDuty } from './on-duty.ts'
import { ownHolds } from './own-hold.ts'
import { earliestStart, isWithinLimits, startAt, takenBy, vacanciesOf, wantedBy } from './slots.ts'

export const getAvailableProviders: Handler<'getAvailableProviders'> = async (call) => {
  const { params, query, locale, context } = call
  // Who else is chosen says nothing of who is free.
  const { staffId: _staff, resourceItemId: _resource, ...rest } = query
  const question = await resolveAvailabilityQuery(context, params.id, rest)
  if (question.failure) return question.failure
  const { offer, request, calendar } = question
  const start = Date.parse(query.startAt)
  if (Number.isNaN(start)) return refuseFields([{ field: 'startAt', code: 'FORMAT' }])

  const found = startAt(offer, request, calendar, start)
  const date = found?.date ?? calendar.dateOf(start)
  const slot = found !== undefined && isWithinLimits(offer, request, calendar, date) ? found.slot : null
  const duty = onDuty(offer, calendar, date)
  const choosable = offer.bookables.filter((bookable) => canChoose(offer, kindOf(bookable)))
  const exceptHoldIds = await ownHolds(call)
  const bookableIds = request.needs.flatMap(({ candidates }) => candidates.map(({ id }) => id))
  const busy =
    slot === null
      ? new Map()
      : await loadBusy(context.db, { offer, calendar, bookableIds }, takenBy(offer, slot), exceptHoldIds)
  /** Whoever is chosen needs company where each person of a party takes one of their own, or both kinds are taken. */
  const available = ({ id, ...one }: Bookable) =>
    slot !== null &&
    slot.start >= earliestStart(offer) &&
    vacanciesOf(
      request.needs.map((need) => (need.kind === kindOf(one) ? { ...need, chosen: id } : need)),
      (bookable) => duty(bookable, slot) && isAvailable(busy, bookable.id, wantedBy(offer, slot)),
    ) > 0

  return {
    status: 200,
    body: {
      data: {
        mode: offer.service.mode,
        providers: choosable
          .filter((bookable) => kindOf(bookable) === 'staff')
          .map((staff) => ({
            id: staff.id,
            name: inLanguage(locale, staff.name),
            title: staff.title === null ? '' : inLanguage(locale, staff.title),
            avatarUrl: staff.avatar === null ? '' : staffPicture(offer.shop.id, staff.id, staff.avatar).url,
            available: available(staff),
          })),
        resources: choosable
          .filter((bookable) => kindOf(bookable) === 'item')
          .map((item) => ({ id: item.id, name: inLanguage(locale, item.name), available: available(item) })),
      },
    },
  }
}
