import { type Handler, refuseFields } from '../contract/handler.ts'
import { staffPicture } from '../shops/picture.ts'
import { asked } from './asked.ts'
import { isFree, loadBusy } from './busy.ts'
import type { Span } from './calendar.ts'
import { inLanguage } from './in-language.ts'
import type { Bookable } from './offer.ts'
import { ownHolds } from './own-hold.ts'
import { earliestStart, onDuty, startsOf, takenBy } from './slots.ts'
import { kindOf, mayChoose } from './wish.ts'

export const getAvailableProviders: Handler<'getAvailableProviders'> = async (call) => {
  const { params, query, headers, locale, world } = call
  // Who else is chosen says nothing of who is free.
  const { staffId: _staff, resourceItemId: _resource, ...rest } = query
  const question = await asked(world, params.id, rest)
  if (question.failure) return question.failure
  const { offer, request, calendar } = question
  const start = Date.parse(query.startAt)
  if (Number.isNaN(start)) return refuseFields([{ field: 'startAt', code: 'FORMAT' }])

  const date = calendar.dateOf(start)
  const slot = startsOf(offer, request, calendar, date).find((one) => one.start === start) ?? null
  const duty = onDuty(offer, calendar, date)
  const choosable = offer.bookables.filter((bookable) => mayChoose(offer, kindOf(bookable)))
  const exceptHoldIds = await ownHolds(world, query.holdId, headers['x-hold-token'])
  const ids = choosable.map(({ id }) => id)
  const busy =
    slot === null ? new Map() : await loadBusy(world.db, offer.shop.id, ids, takenBy(offer, slot), exceptHoldIds)
  const fits = new Set(request.needs.flatMap(({ candidates }) => candidates.map(({ id }) => id)))
  const available = (bookable: Bookable, at: Span | null) =>
    at !== null &&
    at.start >= earliestStart(offer) &&
    fits.has(bookable.id) &&
    duty(bookable, at) &&
    isFree(busy, bookable.id, takenBy(offer, at))

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
            available: available(staff, slot),
          })),
        resources: choosable
          .filter((bookable) => kindOf(bookable) === 'item')
          .map((item) => ({ id: item.id, name: inLanguage(locale, item.name), available: available(item, slot) })),
      },
    },
  }
}
