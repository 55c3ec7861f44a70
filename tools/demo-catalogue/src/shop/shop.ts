import { SCENERY, SCENERY_OF_ANY } from '@yoyaku/drawings'
import { at, mix, type Random, randomFrom, shortId } from '@yoyaku/drawings/random'
import { type Allotment, areaIndexesFor } from '../allotment.ts'
import type { Country, SeedShop } from '../catalogue.types.ts'
import type { Area } from '../places/places.types.ts'
import { stationNear } from '../places/stations.ts'
import type { Text } from '../text.ts'
import { fill, same, sentences, t } from '../text.ts'
import type { Trade } from '../trades/trade.types.ts'
import { SECOND_TRADES, TRADES } from '../trades/trades.ts'
import { branch, closingsOf, ROADSIDES, remindersOf, WHEREABOUTS } from '../words/shop-words.ts'
import { stemsOf } from '../words/stems.ts'
import { equipmentOf } from './equipment.ts'
import { factsOf } from './facts.ts'
import { holidays, openingHours } from './opening.ts'
import { attachesOf, servicesOf } from './services.ts'
import { staffOf } from './staff.ts'

const NEWEST = Temporal.PlainDate.from('2026-10-31')
const THREE_YEARS = 1095

const CURRENCIES = { JP: 'JPY', KR: 'KRW', TW: 'TWD' } as const satisfies Record<Country, string>

/** The upper bound of bookings of a shop; few travelers have a car inspected. */
const FAVORED = 4000
const ERRANDS_FAVORED = 1200

function cancellationOf(random: Random, trade: Trade): Pick<SeedShop, 'freeCancellationHours' | 'lateCancellationFee'> {
  const hours = random.pick(trade.top === 'dining' ? [24, 24, 24, 3, 3, 48] : [24, 24, 24, 24, 24, 3, 48])
  return { freeCancellationHours: hours, lateCancellationFee: lateFeeOf(trade, hours) }
}

/** Late cancellation fees: none for shops that allow late cancellation, most for tables and cars that stay unused. */
function lateFeeOf({ top }: Trade, freeHours: number): SeedShop['lateCancellationFee'] {
  if (freeHours < 24) return 'none'
  if (top === 'car-care' || top === 'lifestyle') return null
  return top === 'beauty' || top === 'culture' ? '30%' : '50%'
}

/** `namesElsewhere`, in English: a shop that would be called like one of another city names its own neighborhood. */
export function shopOf(
  seed: number,
  index: number,
  allotment: Allotment,
  namesElsewhere: ReadonlySet<string>,
): SeedShop {
  const random = randomFrom(mix(seed, 'shop', index))
  const id = shortId(seed, index)
  const { place, trade } = allotment
  const { country } = place
  const area = at(place.areas, allotment.areaIndex ?? random.pick(areaIndexesFor(place, trade.top)))
  const trades = tradesOf(random, trade, country)
  const level = 0.82 + random.next() * random.next() * 0.8
  const hours = openingHours(random, trade)
  const staff = staffOf(random, id, country, trade, hours)
  const equipment = equipmentOf(random, id, trades)
  const attaches = attachesOf(trades, { shopId: id, country, level })
  const services = servicesOf(random, trades, { shopId: id, country, level, staff, equipment, attaches })
  const offered = [...new Set(services.map(({ category }) => category))]
  const popularity = Math.floor(random.next() ** 3 * (trade.top === 'car-care' ? ERRANDS_FAVORED : FAVORED))
  const shop: SeedShop = {
    id,
    brand: 'chain' in allotment.named ? allotment.named.chain.id : null,
    name: nameOf(random, allotment, { area: area.name, namesElsewhere }),
    city: place.id,
    categories: offered,
    description: sentences(
      fill(random.pick(byCar(trade) ? ROADSIDES : WHEREABOUTS), { area: area.name, city: place.name }),
      random.pick(trade.about),
      ...(random.chance(0.6) ? [random.pick(closingsOf(trade))] : []),
    ),
    address: addressOf(random, area, country, upstairs(trade)),
    postalCode: area.code,
    phone: phoneOf(random, place.phone, place.digits),
    ...spotIn(area, random),
    currency: CURRENCIES[country],
    hours,
    holidays: holidays(random, country),
    popularity,
    listedSince: NEWEST.subtract({ days: random.int(0, THREE_YEARS - 1) }).toString(),
    ...cancellationOf(random, trade),
    reminders: remindersOf(trade).map((reminder, number) => ({ id: `${id}-m${number + 1}`, ...reminder })),
    ...picturesOf(random, trade),
    services,
    staff,
    equipment: [...new Set([...equipment.values()].flat())],
    attaches: [...attaches.values()].flat(),
  }
  // Randomness of their own: facts that come or go change nothing else of a shop.
  const facts = randomFrom(mix(seed, 'facts', index))
  return { ...shop, ...factsOf(facts, trade, { country, listedSince: shop.listedSince }) }
}

/** The main trade and, at some shops, a second one. */
function tradesOf(random: Random, main: Trade, country: Country): Trade[] {
  const seconds = TRADES.filter(
    ({ id, countries }) => SECOND_TRADES[main.id]?.includes(id) && countries.includes(country),
  )
  if (seconds.length === 0 || !random.chance(main.top === 'car-rental' ? 0.9 : 0.5)) return [main]
  return [main, random.pick(seconds)]
}

function nameOf(
  random: Random,
  { named, place, trade, areaIndex, number }: Allotment,
  { area, namesElsewhere }: { area: Text; namesElsewhere: ReadonlySet<string> },
): Text {
  const own =
    'chain' in named
      ? named.chain.name
      : ownName(random.pick(trade.kinds), at(stemsOf(place.country, trade.top), named.stem))
  return areaIndex === null && !namesElsewhere.has(own.en)
    ? own
    : fill(t('{own} {at}', '{own} {at}', '{own} {at}', '{own} {at}'), { own, at: branch(area, number) })
}

/** In Chinese, a word in Latin letters or of one character is separated from the trade by a space. */
function ownName(kind: Text, stem: Text): Text {
  const apart = /^.$|[A-Za-z]$/u.test(stem.zh)
  const zh = apart ? kind.zh.replace(/\{s\}(?=\p{sc=Han})/u, '{s} ') : kind.zh
  return fill({ ...kind, zh }, { s: stem })
}

const byCar = (trade: Trade) => trade.top === 'car-care' || trade.top === 'car-rental'
const upstairs = (trade: Trade) => !byCar(trade) && trade.id !== 'pottery' && trade.id !== 'sauna'

/** `{n}` is all of the number. Of a Japanese one `{chome}` is its first part, `{lot}` the rest and `{houseNumber}` the last. */
function addressOf(random: Random, { line, chomes }: Area, country: Country, upstairs: boolean): Text {
  const address = fill(line, country === 'JP' ? japaneseNumber(random, chomes) : { n: same(`${random.int(3, 188)}`) })
  const up = random.int(-3, 4)
  if (up < 2 || !upstairs) return address
  const gap = country === 'TW' ? '' : ' '
  return {
    en: `${up}F, ${address.en}`,
    ko: `${address.ko}${country === 'KR' ? ',' : ''} ${up}층`,
    ja: `${address.ja} ${up}階`,
    zh: `${address.zh}${gap}${up}樓`,
  }
}

function japaneseNumber(random: Random, chomes: number): Record<'n' | 'chome' | 'lot' | 'houseNumber', Text> {
  const [first, block, houseNumber] = [random.int(1, 5), random.int(1, 28), random.int(1, 19)]
  const chome = ((first - 1) % chomes) + 1
  const lot = `${block}-${houseNumber}`
  return { n: same(`${chome}-${lot}`), chome: same(`${chome}`), lot: same(lot), houseNumber: same(`${houseNumber}`) }
}

/** A subscriber number never begins with 0, so these numbers are unassigned. */
function phoneOf(random: Random, code: string, digits: number): string {
  let phone = `${code}0`
  for (let digit = 1; digit < digits; digit++) phone += random.int(0, 9)
  return phone
}

const scattered = (random: Random, around: number) => Math.round((around + (random.next() - 0.5) * 0.012) * 1e5) / 1e5

function spotIn(area: Area, random: Random) {
  const spot = { latitude: scattered(random, area.latitude), longitude: scattered(random, area.longitude) }
  return { ...spot, ...stationNear(spot) }
}

function picturesOf(random: Random, trade: Trade): Pick<SeedShop, 'cover' | 'gallery'> {
  const { heroes, besides } = SCENERY[trade.id] ?? SCENERY_OF_ANY
  const objects = [...new Set([...random.shuffled(heroes), ...besides])]
  const picture = (number: number) => at(objects, number)
  return { cover: picture(0), gallery: [picture(1), picture(2), picture(3)] }
}
