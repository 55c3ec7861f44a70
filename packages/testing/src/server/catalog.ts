import { daysLater, parseDate } from '@yoyaku/core'
import type { Currency, components, Money } from '@yoyaku/core/types'
import { ok, paged } from './access.ts'
import { availableTime, firstFreeDate, isFreeAt, type Present, slotsOn } from './availability.ts'
import { type Answer, type Arrived, failure } from './fake-server.ts'
import { invalid, notAvailable, policyOf } from './holds.ts'
import { converted } from './money.ts'
import { openStateAt } from './open-state.ts'
import { DAY_MINUTES, dateAt, dayTime, MINUTE_MS } from './opening-hours.ts'
import { priceOf } from './quote.ts'
import type { RouteContext } from './route-context.ts'
import { type FieldError, type FieldNames, mostPieces, type Selection, selectionOf } from './selection.ts'
import { type FakeShop, rentalOf, type Service, type Shop, shopCurrency } from './shops.ts'
import { isForParty, isOpenThen, isWantedStart, nextDayFor } from './time-of-day.ts'

type Slot = ReturnType<typeof slotsOn>[number]
type SearchedService = components['schemas']['SearchedService']
type NextTimes = components['schemas']['NextTimes']

const MOST_TIMES = 3
const DAY_MS = 24 * 60 * MINUTE_MS
const MOST_DAYS = 31
const SHOPS = '/api/v1/shops'

const names: FieldNames = {
  unitId: 'unitId',
  quantity: 'quantity',
  staffId: 'staffId',
  resourceItemId: 'resourceItemId',
  returnTime: 'returnTime',
  returnShopId: 'returnShopId',
  attach: () => 'attachId',
}

/** Shops, services and what is free: what a page asks before a hold. */
export function catalogRoutes(context: RouteContext) {
  context.on('GET', '/api/v1/legal-texts').run((request) => {
    const updatedAt = '2026-11-01T00:00:00Z'
    const terms = { kind: 'terms', version: context.termsVersion, title: 'Terms', updatedAt }
    const privacy = { kind: 'privacy', version: context.privacyVersion, title: 'Privacy policy', updatedAt }
    return paged([terms, privacy], request)
  })
  context
    .on('GET', '/api/v1/terms-of-use')
    .run(() => ok({ version: context.termsVersion, title: 'Terms', body: 'Terms', updatedAt: '2026-11-01T00:00:00Z' }))
  context
    .on('GET', `${SHOPS}/{id}`)
    .run((request) => withShop(context, request, (at) => ok(shownShop(context, at, request))))
  context.on('GET', `${SHOPS}/search`).run((request) => {
    const keyword = (request.query.keyword?.[0] ?? '').toLowerCase()
    const says = ({ name }: { name: string }) => name.toLowerCase().includes(keyword)
    const isMeant = ({ shop }: FakeShop) =>
      [{ name: shop.shopName }, ...shop.services, ...shop.services.flatMap(({ units }) => units)].some(says)
    const [days, date] = [request.query.days?.[0], request.query.date?.[0]]
    if (days !== undefined && date === undefined) return invalid([{ field: 'date', code: 'REQUIRED' }])
    const present = { taken: context.taken(), now: context.clock.now() }
    const meant = context.shops.filter((at) => isMeant(at) && isOpenThen(at, request, present, names))
    const found = nearestFirst(
      meant.filter((at) => isThere(at, request)),
      request,
    )
    const cards = found.flatMap((at) => {
      const nextDay = date === undefined && isForParty(request) && nextDayFor(at, request, present, names)
      const card = {
        ...cardOf(shownShop(context, at, request)),
        ...(nextDay !== false && { nextAvailableDate: nextDay }),
      }
      if (days === undefined || date === undefined) {
        const searched =
          keyword === '' ? null : namedAt(context, at, request, { says, date: date ?? (nextDay || null) })
        return [{ ...card, searched }]
      }
      const searched = rentalOn(context, at, request, { days: Number(days), date })
      return searched === null ? [] : [{ ...card, nextAvailableDate: date, searched }]
    })
    const facets = { categories: [], cities: [], districts: districtsOf(context, request, meant), price: null }
    const more = { nextCursor: null, facets }
    return paged(cards, request, more)
  })
  context.on('GET', '/api/v1/services/{id}').run((request) => {
    const at = context.shops.find(({ shop }) => shop.services.some(({ id }) => id === request.params.id))
    const service = at?.shop.services.find(({ id }) => id === request.params.id)
    return at && service ? ok(shownService(context, at, service, request)) : notAvailable
  })
  context.on('GET', `${SHOPS}/{id}/confirm-reminder`).run((request) =>
    withShop(context, request, (at) =>
      ok({
        version: context.termsVersion,
        privacyVersion: context.privacyVersion,
        reminders: at.reminders,
        cancellationPolicy: policyOf(at),
      }),
    ),
  )
  availabilityRoutes(context)
}

/** The id of a district is its name in small letters: minato-mirai. */
const districtId = ({ shop }: FakeShop): string | null =>
  shop.district?.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') ?? null

const isInCity = ({ shop }: FakeShop, { query }: Arrived): boolean =>
  query.cityId === undefined || query.cityId.includes(shop.city.id)

const isThere = (at: FakeShop, request: Arrived): boolean =>
  isInCity(at, request) &&
  (request.query.districtId === undefined || request.query.districtId.includes(districtId(at) ?? ''))

/** From where a search says its visitor is, unless it asks for another order. */
function nearestFirst(found: readonly FakeShop[], { query }: Arrived): readonly FakeShop[] {
  const [near, sort = 'popular'] = [query.near?.[0], query.sort?.[0]]
  if (near === undefined || sort !== 'popular') return found
  const [latitude = 0, longitude = 0] = near.split(',').map(Number)
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const farness = ({ shop }: FakeShop) => Math.hypot(shop.latitude - latitude, (shop.longitude - longitude) * narrowing)
  return found.toSorted((one, other) => farness(one) - farness(other))
}

/** The districts of the city of a search, with how many of the shops meant lie in each. */
function districtsOf({ shops }: RouteContext, request: Arrived, meant: readonly FakeShop[]) {
  if (request.query.cityId === undefined) return []
  const named = shops.filter((at) => isInCity(at, request) && districtId(at) !== null)
  const count = (id: string | null) => meant.filter((at) => isInCity(at, request) && districtId(at) === id).length
  return [...new Map(named.map((at) => [districtId(at), at.shop.district])).entries()]
    .map(([id, name]) => ({ id, name, count: count(id) }))
    .toSorted((one, other) => other.count - one.count)
}

/** The cheapest service of a shop whose name says the keyword, or the cheapest unit that does, with its times of the day; null where none does. */
function namedAt(
  context: RouteContext,
  at: FakeShop,
  request: Arrived,
  { says, date }: { says: (named: { name: string }) => boolean; date: string | null },
): SearchedService | null {
  const found = at.shop.services.flatMap((service): SearchedService[] => {
    const cheapest = byPrice(service.units, ({ shopPrice }) => shopPrice)
    const [first] = service.units
    const named = service.dayUnit ? undefined : cheapest.find(says)
    const unit = named ?? (service.dayUnit ? first : cheapest[0])
    if (first === undefined || unit === undefined || !(named !== undefined || says(service))) return []
    const rental = { days: unit.durationMinutes / DAY_MINUTES, unitId: unit.id, unitName: unit.name }
    const wish = { service, unitId: (named ?? first).id }
    return [
      {
        ...{ id: service.id, name: service.name, pricePer: service.pricePer },
        priceFrom: inCurrency(context, unit.shopPrice, request),
        ...(service.dayUnit && { rental }),
        ...(named !== undefined && { unit: { id: named.id, name: named.name } }),
        ...(date !== null && { next: nextTimes(context, at, request, { ...wish, date }) }),
      },
    ]
  })
  return byPrice(found, ({ priceFrom }) => priceFrom)[0] ?? null
}

const byPrice = <One>(all: readonly One[], priceOf: (one: One) => Money): One[] =>
  all.toSorted((one, other) => priceOf(one).amount - priceOf(other).amount)

/** The cheapest rental of a shop for so many days and the party of a search, with its first free times; null where none is free. */
function rentalOn(
  context: RouteContext,
  at: FakeShop,
  request: Arrived,
  { days, date }: { days: number; date: string },
): SearchedService | null {
  const found = at.shop.services.flatMap((service): SearchedService[] => {
    const unit = service.units.find(({ durationMinutes }) => durationMinutes === days * DAY_MINUTES)
    if (!service.dayUnit || unit === undefined) return []
    const next = nextTimes(context, at, request, { service, unitId: unit.id, date })
    if (next === null) return []
    const rental = { days, unitId: unit.id, unitName: unit.name }
    const priceFrom = inCurrency(context, unit.shopPrice, request)
    return [{ id: service.id, name: service.name, priceFrom, pricePer: service.pricePer, rental, next }]
  })
  return byPrice(found, ({ priceFrom }) => priceFrom)[0] ?? null
}

/** The first free times of a unit for the party of a search, and what that pays; null where none is left. */
function nextTimes(
  context: RouteContext,
  at: FakeShop,
  request: Arrived,
  { service, unitId, date }: { service: Service; unitId: string; date: string },
): NextTimes | null {
  const present = { taken: context.taken(), now: context.clock.now() }
  const quantity = Number(request.query.quantity?.[0] ?? 1)
  const choice = { unitId, quantity, attaches: [], staffId: null, resourceItemId: null }
  const { selection } = selectionOf(at, service, choice, names)
  if (selection === null) return null
  const isWanted = ({ vacancies, minutes }: Slot) => vacancies > 0 && isWantedStart(minutes, request)
  const times = slotsOn(selection, date, present)
    .filter(isWanted)
    .slice(0, MOST_TIMES)
    .map(({ minutes }) => dayTime(minutes))
  if (times.length === 0) return null
  const { total } = priceOf(selection, context.currencyOf(request) ?? shopCurrency(at), context.rates)
  return { date, unitId, times, total, quantity }
}

function availabilityRoutes(context: RouteContext) {
  context.on('GET', `${SHOPS}/{id}/getAvailableTime`).run((request) => {
    const [dateFrom = '', dateTo = ''] = [request.query.dateFrom?.[0], request.query.dateTo?.[0]]
    return withSelection(context, request, datesErrors(dateFrom, dateTo), (selection, present) => {
      const price = priceOf(selection, context.currencyOf(request) ?? shopCurrency(selection.at), context.rates).total
      return ok(availableTime(selection, [dateFrom, dateTo], present, price))
    })
  })
  context.on('GET', `${SHOPS}/{id}/getAvailableProviders`).run((request) =>
    withSelection(context, request, startErrors(request, true), (selection, present) => {
      const start = Date.parse(request.query.startAt?.[0] ?? '')
      const { at, service, needs } = selection
      /** Whoever is chosen needs company where each person of a party takes one of their own, or both kinds are taken. */
      const isFree = (kind: 'staff' | 'resource', id: string) => {
        const chosen = needs.map((need) => (need.kind === kind ? { ...need, chosen: id } : need))
        return isFreeAt({ ...selection, needs: chosen }, start, present)
      }
      const mode = service.selectionUnitMode
      const [withStaff, withResources] = [mode.startsWith('staff'), mode.endsWith('resource')]
      return ok({
        mode,
        providers: withStaff ? at.providers.map((one) => ({ ...one, available: isFree('staff', one.id) })) : [],
        resources: withResources
          ? at.resources.map(({ id, name }) => ({ id, name, available: isFree('resource', id) }))
          : [],
      })
    }),
  )
  context.on('GET', `${SHOPS}/{id}/getAvailableServiceAttaches`).run((request) =>
    withSelection(context, request, startErrors(request, false), (selection, present) => {
      const { at, service, quantity, minutes, attaches } = selection
      const startAt = request.query.startAt?.[0]
      const data = (service.hasAttaches ? at.attaches : []).map((attach) => ({
        ...attach,
        price: inCurrency(context, attach.price, request),
        maxQuantity: mostPieces(service, attach, quantity),
        available:
          startAt === undefined ||
          isFreeAt({ ...selection, attaches, minutes: minutes + attach.durationMinutes }, Date.parse(startAt), present),
      }))
      return { status: 200, body: { data, total: data.length } }
    }),
  )
}

function withShop(context: RouteContext, { params }: Arrived, answer: (at: FakeShop) => Answer): Answer {
  const at = context.shops.find(({ shop }) => shop.id === params.id)
  return at === undefined ? failure(404, 'NOT_AVAILABLE') : answer(at)
}

/** Answers for what a query means at a shop. Whose hold it names with its token finds that time free. */
function withSelection(
  context: RouteContext,
  request: Arrived,
  more: FieldError[],
  answer: (selection: Selection, present: Present) => Answer,
): Answer {
  return withShop(context, request, (at) => {
    const one = (name: string) => request.query[name]?.[0] ?? null
    const service = at.shop.services.find(({ id }) => id === one('serviceId'))
    if (one('serviceId') === null) return invalid([{ field: 'serviceId', code: 'REQUIRED' }, ...more])
    if (service === undefined) return notAvailable
    const attachIds = request.query.attachId ?? []
    const attaches = [...new Set(attachIds)].map((attachId) => ({
      attachId,
      quantity: attachIds.filter((id) => id === attachId).length,
    }))
    const quantity = Number(one('quantity') ?? service.minQuantity)
    const choice = { unitId: one('unitId'), quantity, attaches, staffId: one('staffId') }
    const { selection, fields } = selectionOf(
      at,
      service,
      { ...choice, resourceItemId: one('resourceItemId'), returnTime: one('returnTime') },
      names,
    )
    if (selection === null || more.length > 0) return invalid([...more, ...(fields ?? [])])
    const holdId = one('holdId') ?? ''
    const isOwn = context.holds.get(holdId)?.holdToken === request.headers['x-hold-token']
    const own = context.memberOf(request)?.reservations.find(({ codeNumber }) => codeNumber === one('replaces'))
    return answer(selection, { taken: context.taken(isOwn ? [holdId] : [], own?.codeNumber), now: context.clock.now() })
  })
}

function datesErrors(from: string, to: string): FieldError[] {
  const given = { dateFrom: from, dateTo: to }
  const wrong = Object.entries(given).flatMap(([field, date]): FieldError[] =>
    parseDate(date) === null ? [{ field, code: date === '' ? 'REQUIRED' : 'FORMAT' }] : [],
  )
  if (wrong.length > 0) return wrong
  if (from > to) return [{ field: 'dateTo', code: 'TOO_SMALL' }]
  return Date.parse(to) - Date.parse(from) >= MOST_DAYS * DAY_MS ? [{ field: 'dateTo', code: 'TOO_LARGE' }] : []
}

function startErrors({ query }: Arrived, isRequired: boolean): FieldError[] {
  const startAt = query.startAt?.[0]
  if (startAt === undefined) return isRequired ? [{ field: 'startAt', code: 'REQUIRED' }] : []
  return Number.isNaN(Date.parse(startAt)) ? [{ field: 'startAt', code: 'FORMAT' }] : []
}

const inCurrency = (context: RouteContext, price: Money, request: Arrived): Money =>
  converted(price, context.currencyOf(request) ?? price.currency, context.rates)

function pricedService(context: RouteContext, service: Service, request: Arrived): Service {
  const currency: Currency | undefined = context.currencyOf(request)
  const units = service.units.map((unit) => ({
    ...unit,
    price: converted(unit.shopPrice, currency ?? unit.shopPrice.currency, context.rates),
  }))
  const [cheapest = service.priceFrom] = units
    .map(({ price }) => price)
    .toSorted((one, other) => one.amount - other.amount)
  const rental = service.rental && rentalOf(units, service.rental.seats)
  return { ...service, units, priceFrom: cheapest, ...(rental && { rental }) }
}

export function shownShop(context: RouteContext, at: FakeShop, request: Arrived): Shop {
  const now = context.clock.now()
  const present = { taken: context.taken(), now }
  const services = at.shop.services.map((service) => pricedService(context, service, request))
  const [service] = at.shop.services
  const first = { unitId: null, quantity: service?.minQuantity ?? 1, attaches: [], staffId: null, resourceItemId: null }
  const { selection } = service ? selectionOf(at, service, first, names) : { selection: null }
  return {
    ...at.shop,
    services,
    ...shownBranches(context, at, services, request),
    priceFrom: services[0]?.priceFrom ?? at.shop.priceFrom,
    // From the evening before on: its night may go on.
    nextAvailableDate: selection && firstFreeDate(selection, daysLater(dateAt(at, now), -1), MOST_DAYS + 1, present),
    openState: openStateAt(at, now),
  }
}

function shownService(context: RouteContext, at: FakeShop, service: Service, request: Arrived) {
  const { id, shopName, cover, address, phone, timeZone, country, latitude, longitude } = at.shop
  const { freeCancellationHours, lateFee } = at.shop
  const place = { address, country, latitude, longitude }
  const shop = { id, shopName, cover, phone, timeZone, ...place, freeCancellationHours, lateFee }
  return { ...pricedService(context, service, request), ...shownBranches(context, at, [service], request), shop }
}

function shownBranches(context: RouteContext, at: FakeShop, services: Service[], request: Arrived) {
  const branches = (services.some(({ dayUnit }) => dayUnit) && at.returnBranches) || []
  const returnBranches = branches.map((one) => ({ ...one, price: inCurrency(context, one.price, request) }))
  return branches.length > 0 ? { returnBranches } : {}
}

export function cardOf(shop: Shop) {
  const { id, shopName, brandName, cover, category, city, country, rating, ratingCount, priceFrom } = shop
  const pricePer = shop.services[0]?.pricePer
  return {
    id,
    shopName,
    brandName,
    cover,
    category,
    city,
    country,
    rating,
    ratingCount,
    priceFrom,
    ...(pricePer !== undefined && { pricePer }),
    nextAvailableDate: shop.nextAvailableDate,
  }
}
