import type { Allotment } from '../allotment.ts'
import type { Country, CoverSpec, SeedShop, Text } from '../catalogue.types.ts'
import { SCENERY, SCENERY_OF_ANY } from '../covers/scenery.ts'
import { at, mix, type Random, randomFrom, shortId } from '../random.ts'
import { fill, same, sentences, t } from '../text.ts'
import type { Trade } from '../trades/trade.types.ts'
import { TRADES } from '../trades/trades.ts'
import { branch, CLOSINGS, REMINDERS, ROADSIDES, WHEREABOUTS } from '../words/shop-words.ts'
import { stemsOf } from '../words/stems.ts'
import { holidays, openingHours } from './opening.ts'
import { resourcesOf } from './resources.ts'
import { attachesOf, servicesOf } from './services.ts'
import { staffOf } from './staff.ts'

const NEWEST = Temporal.PlainDate.from('2026-10-31')
const THREE_YEARS = 1095

export function shopOf(seed: number, index: number, allotment: Allotment): SeedShop {
  const random = randomFrom(mix(seed, 'shop', index))
  const id = shortId(seed, index)
  const { place, trade } = allotment
  const { country } = place
  const area = at(place.areas, allotment.areaIndex ?? random.int(0, place.areas.length - 1))
  const trades = tradesOf(random, trade, country)
  const level = 0.82 + random.next() * random.next() * 0.8
  const hours = openingHours(random, trade)
  const staff = staffOf(random, id, country, trade, hours)
  const resources = resourcesOf(random, id, trades)
  const attaches = attachesOf(trades, { shopId: id, country, level })
  const services = servicesOf(random, trades, { shopId: id, country, level, staff, resources, attaches })
  const offered = [...new Set(services.map(({ categoryId }) => categoryId))]
  const popularity = Math.floor(random.next() ** 3 * 4000)
  return {
    id,
    brandId: 'chain' in allotment.named ? allotment.named.chain.id : null,
    name: nameOf(random, allotment, area.name),
    cityId: place.id,
    categoryIds: offered,
    description: sentences(
      fill(random.pick(byCar(trade) ? ROADSIDES : WHEREABOUTS), { area: area.name, city: place.name }),
      random.pick(trade.about),
      ...(random.chance(0.6) ? [random.pick(CLOSINGS[trade.top])] : []),
    ),
    address: addressOf(random, area.line, country, upstairs(trade)),
    postalCode: area.code,
    phone: phoneOf(random, place.phone, place.digits),
    latitude: scattered(random, area.latitude),
    longitude: scattered(random, area.longitude),
    hours,
    holidays: holidays(random, country),
    popularity,
    rating: Math.round((5 - random.next() ** 1.6 * 1.5) * 10) / 10,
    ratingCount: random.int(3, 40) + Math.floor(popularity * (0.1 + random.next() * 0.2)),
    createdAt: NEWEST.subtract({ days: random.int(0, THREE_YEARS - 1) }).toString(),
    freeCancellationHours: random.pick(trade.top === 'dining' ? [24, 24, 24, 3, 3, 48] : [24, 24, 24, 24, 24, 3, 48]),
    reminders: REMINDERS[trade.top].map((reminder, number) => ({ id: `${id}-m${number + 1}`, ...reminder })),
    ...picturesOf(random, seed, index, trade),
    services,
    staff,
    resources: [...new Set([...resources.values()].flat())],
    attaches: [...attaches.values()].flat(),
  }
}

/** A second trade next to the main one, where that is usual. */
function tradesOf(random: Random, main: Trade, country: Country): Trade[] {
  if (main.top === 'dining' || !random.chance(main.top === 'car-rental' ? 0.9 : 0.5)) return [main]
  const others = TRADES.filter(
    (trade) => trade.top === main.top && trade.id !== main.id && trade.countries.includes(country),
  )
  return others.length === 0 ? [main] : [main, random.pick(others)]
}

function nameOf(random: Random, { named, place, trade, areaIndex, number }: Allotment, area: Text): Text {
  const own =
    'chain' in named
      ? named.chain.name
      : fill(random.pick(trade.kinds), { s: at(stemsOf(place.country, trade.top), named.stem) })
  return areaIndex === null
    ? own
    : fill(t('{own} {at}', '{own} {at}', '{own} {at}', '{own} {at}'), { own, at: branch(area, number) })
}

const byCar = (trade: Trade) => trade.top === 'car-care' || trade.top === 'car-rental'
const upstairs = (trade: Trade) => !byCar(trade) && trade.id !== 'pottery' && trade.id !== 'sauna'

function addressOf(random: Random, line: Text, country: Country, upstairs: boolean): Text {
  const number =
    country === 'JP' ? `${random.int(1, 5)}-${random.int(1, 28)}-${random.int(1, 19)}` : `${random.int(3, 188)}`
  const address = fill(line, { n: same(number) })
  const up = random.int(-3, 4)
  if (up < 2 || !upstairs) return address
  const gap = country === 'TW' ? '' : ' '
  return {
    en: `${up}F, ${address.en}`,
    ko: `${address.ko} ${up}층`,
    ja: `${address.ja} ${up}階`,
    zh: `${address.zh}${gap}${up}樓`,
  }
}

/** A subscriber number never begins with 0, so nobody's telephone rings. */
function phoneOf(random: Random, code: string, digits: number): string {
  let phone = `${code}0`
  for (let digit = 1; digit < digits; digit++) phone += random.int(0, 9)
  return phone
}

const scattered = (random: Random, around: number) => Math.round((around + (random.next() - 0.5) * 0.012) * 1e5) / 1e5

function picturesOf(random: Random, seed: number, index: number, trade: Trade): Pick<SeedShop, 'cover' | 'gallery'> {
  const { heroes, besides } = SCENERY[trade.id] ?? SCENERY_OF_ANY
  const objects = [...new Set([...random.shuffled(heroes), ...besides])]
  const picture = (number: number): CoverSpec => ({
    seed: mix(seed, 'cover', index, number),
    category: trade.id,
    object: at(objects, number),
    ratio: '4:3',
  })
  return { cover: picture(0), gallery: [picture(1), picture(2), picture(3)] }
}
