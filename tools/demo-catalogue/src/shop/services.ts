import type { Random } from '@yoyaku/drawings/random'
import type { Country, SeedAttach, SeedEquipment, SeedService, SeedStaff } from '../catalogue.types.ts'
import { fill, sentences } from '../text.ts'
import type { Offer, Trade } from '../trades/trade.types.ts'
import { lengthOf, UNIT_WORDS } from '../trades/unit-words.ts'
import { type Accent, accentsOf } from '../words/accents.ts'
import { priceIn } from './money.ts'

type Means = {
  shopId: string
  country: Country
  /** The price level of the shop, around 1. */
  level: number
  staff: readonly SeedStaff[]
  equipment: ReadonlyMap<string, readonly SeedEquipment[]>
  attaches: ReadonlyMap<string, readonly SeedAttach[]>
}
type Plan = { trade: Trade; offer: Offer; accent: Accent | null }

/** All services of the main trade, some of the second, and plans made of some of them. */
export function servicesOf(random: Random, trades: readonly Trade[], means: Means): SeedService[] {
  const plans: Plan[] = trades.flatMap((trade, index) => {
    const offers = index === 0 ? trade.offers : random.shuffled(trade.offers).slice(0, random.int(2, 3))
    return offers.map((offer) => ({ trade, offer, accent: null }))
  })
  const wanted = random.int(8, 10)
  // Every service once before any twice.
  const again = random
    .shuffled(plans.filter(({ offer }) => offer.plain !== true))
    .flatMap(({ trade, offer }) =>
      random.shuffled(accentsOf(trade)).map((accent, turn) => ({ trade, offer, accent, turn })),
    )
    .sort((one, other) => one.turn - other.turn)
  for (const { trade, offer, accent } of again.slice(0, Math.max(0, wanted - plans.length)))
    plans.push({ trade, offer, accent })
  const idOf = (index: number) => `${means.shopId}-${index + 1}`
  return plans.map((plan, index) => ({
    ...serviceOf(plan, idOf(index), means),
    ...(plan.accent?.discount && {
      discount: plan.accent.discount,
      discountOf: idOf(plans.findIndex(({ offer }) => offer === plan.offer)),
    }),
  }))
}

function serviceOf({ trade, offer, accent }: Plan, id: string, { country, level, ...means }: Means): SeedService {
  const { setting } = trade
  const mode = offer.mode ?? setting.mode
  const staff = mode === 'none' || mode === 'resource' ? [] : means.staff
  const all = mode === 'staff' ? [] : (means.equipment.get(trade.id) ?? [])
  const equipment = all.filter(({ capacity }) => capacity >= (offer.rental?.seats ?? 1))
  return {
    id,
    category: trade.id,
    name: accent === null ? offer.name : fill(accent.name, { x: offer.name }),
    description: accent === null ? offer.about : sentences(offer.about, accent.about),
    selectionUnitMode: mode,
    perPerson: setting.perPerson,
    pricePer: setting.pricePer,
    minQuantity: 1,
    maxQuantity: offer.rental?.seats ?? mostPeople(setting, staff, equipment),
    gridMinutes: 30,
    bufferBeforeMinutes: setting.before,
    bufferAfterMinutes: setting.after,
    dayUnit: setting.kind === 'car',
    ...(offer.rental && rentalOf(offer.rental, (yen) => priceIn(country, yen * level * (accent?.price ?? 1)))),
    units: offer.units.map(([word, minutes, yen], index) => ({
      id: `${id}-u${index + 1}`,
      name: word === 'minutes' ? lengthOf(minutes) : UNIT_WORDS[word],
      durationMinutes: minutes,
      price: priceIn(country, yen * level * (accent?.price ?? 1)),
    })),
    staff: staff.map((one) => one.id),
    equipment: equipment.map((one) => one.id),
    attaches: (means.attaches.get(trade.id) ?? [])
      .filter(({ name }) => name.en !== accent?.includes)
      .map((one) => one.id),
  }
}

/** A long rental costs less a day. */
const rentalOf = ({ seats, yen }: { seats: number; yen: number }, priceOf: (yen: number) => number) => ({
  seats,
  perDay: {
    ...{ price: priceOf(yen), maxDays: 14 },
    tiers: [
      { fromDays: 3, price: priceOf(yen * 0.91) },
      { fromDays: 7, price: priceOf(yen * 0.85) },
    ],
  },
})

/** The largest party: each person with staff or equipment of their own, or all at the largest piece of equipment. */
function mostPeople(
  setting: Trade['setting'],
  staff: readonly SeedStaff[],
  equipment: readonly SeedEquipment[],
): number {
  const counts = setting.perPerson
    ? [mostOnDuty(staff), equipment.length].filter((count) => count > 0)
    : equipment.length > 0
      ? [Math.max(...equipment.map(({ capacity }) => capacity))]
      : []
  return Math.min(5, setting.most, ...counts)
}

/** The largest number of them that work on the same day: their days off differ. */
function mostOnDuty(staff: readonly SeedStaff[]): number {
  const shifts = staff.flatMap(({ shifts }) => shifts.map(({ weekday, start }) => `${weekday} ${start}`))
  return Math.max(
    0,
    ...Map.groupBy(shifts, (shift) => shift)
      .values()
      .map(({ length }) => length),
  )
}

export function attachesOf(
  trades: readonly Trade[],
  { shopId, country, level }: Pick<Means, 'shopId' | 'country' | 'level'>,
) {
  const byTrade = new Map<string, SeedAttach[]>()
  let made = 0
  for (const trade of trades) {
    byTrade.set(
      trade.id,
      trade.extras.map(({ name, yen, minutes, max }) => {
        made += 1
        return {
          id: `${shopId}-a${made}`,
          name,
          price: priceIn(country, yen * level),
          durationMinutes: minutes,
          maxQuantity: max,
        }
      }),
    )
  }
  return byTrade
}
