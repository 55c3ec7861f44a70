import { mix, type Random, randomFrom, shortId } from '@yoyaku/drawings/random'
import { tradeOf } from '../allotment.ts'
import { CITIES } from '../base/cities.ts'
import type { Country, SeedService, SeedShop } from '../catalogue.types.ts'
import { LANGUAGES, type Text } from '../text.ts'
import { EN } from './en.ts'
import { GUESTS_A_LANGUAGE } from './guests.ts'
import { JA } from './ja.ts'
import { KO } from './ko.ts'
import type { ReviewTexts } from './review-texts.types.ts'
import { ZH } from './zh.ts'

type Language = keyof Text
type Stars = 2 | 3 | 4 | 5

/** A completed visit of a guest, and what they said of it. Times are instants. */
export type SeedReview = {
  id: string
  shopId: string
  serviceId: string
  unitId: string
  quantity: number
  /** The `number` of a guest of this language. */
  guest: number
  language: Language
  stars: Stars
  text: string
  reply: string | null
  bookedAt: string
  startAt: string
  endAt: string
  createdAt: string
  repliedAt: string | null
}

const TEXTS: Record<Language, ReviewTexts> = { en: EN, ko: KO, ja: JA, zh: ZH }
const HOME: Record<Country, Language> = { JP: 'ja', KR: 'ko', TW: 'zh' }
const CITY_BY_ID = new Map(CITIES.map((city) => [city.id, city]))

const REVIEWED = 0.5
/** Units that an import makes of a price a day. */
const VISITED_RENTALS = [1, 2, 3, 4].map((days) => ({ id: `d${days}`, durationMinutes: days * 1440 }))
const [FEWEST, MOST] = [3, 25]
const FROM_HOME = 0.68
const YEAR_DAYS = 355
const LONGEST_AHEAD_DAYS = 20
/** Before the days whose bookings count for the rank of a shop: of those the demo has none. */
const NEWEST_DAYS = 32

/** What is said of the shop with this index; nothing of about every second one. Deterministic, for the same `now`. */
export function reviewsOf(seed: number, index: number, shop: SeedShop, now: Temporal.Instant): SeedReview[] {
  const random = randomFrom(mix(seed, 'reviews', index))
  if (!random.chance(REVIEWED)) return []
  const city = CITY_BY_ID.get(shop.city)
  if (city === undefined) throw new RangeError(shop.city)
  const count = FEWEST + Math.floor(random.next() ** 2 * (MOST - FEWEST + 1))
  const firstGuest = random.int(0, GUESTS_A_LANGUAGE - 1)
  const said = new Set<string>()
  return Array.from({ length: count }).flatMap((_, number) => {
    const language = random.chance(FROM_HOME) ? HOME[city.country] : random.pick(LANGUAGES)
    const service = random.pick(shop.services)
    const unit = random.pick(service.perDay === undefined ? service.units : VISITED_RENTALS)
    const times = timesOf(random, shop, unit.durationMinutes, city.timeZone, now)
    const words = wordsOf(random, TEXTS[language], service, said)
    if (times === null || words === null) return []
    const id = shortId(mix(seed, 'visit'), index * (MOST + 1) + number)
    return {
      ...{ id, shopId: shop.id, serviceId: service.id, unitId: unit.id, quantity: partyOf(random, service), language },
      ...{ guest: (firstGuest + number) % GUESTS_A_LANGUAGE, ...words, ...times },
      repliedAt: words.reply === null ? null : times.repliedAt,
    }
  })
}

const partyOf = (random: Random, { category, minQuantity, maxQuantity }: SeedService): number => {
  const wanted = random.pick(tradeOf(category).top === 'dining' ? [2, 2, 3, 4] : [1, 1, 1, 2])
  return Math.max(minQuantity, Math.min(maxQuantity, wanted))
}

/** A text that nobody has said of this shop; null when all fitting ones have been. */
function wordsOf(
  random: Random,
  { any, byTrade, closings, replies }: ReviewTexts,
  { category }: SeedService,
  said: Set<string>,
): Pick<SeedReview, 'stars' | 'text' | 'reply'> | null {
  const trade = tradeOf(category)
  const [five, alsoFive, four] = byTrade[trade.id] ?? byTrade[trade.top] ?? []
  const own = [
    [5, five],
    [5, alsoFive],
    [4, four],
  ] as const
  const wanted = random.pick<Stars>([5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2])
  const fitting = [...(random.chance(0.7) ? own : []), ...any].filter(
    (row): row is readonly [Stars, string] => row[0] === wanted && row[1] !== undefined && !said.has(row[1]),
  )
  if (fitting.length === 0) return null
  const [stars, text] = random.pick(fitting)
  said.add(text)
  const closing = random.pick(closings)
  const isClosed = stars === 5 && random.chance(0.4) && !said.has(closing)
  if (isClosed) said.add(closing)
  const reply = random.pick(stars < 4 ? replies.sorry : replies.thanks)
  const isAnswered = random.chance(stars < 4 ? 0.6 : 0.2) && !said.has(reply)
  if (isAnswered) said.add(reply)
  const space = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text) ? '' : ' '
  return { stars, text: isClosed ? `${text}${space}${closing}` : text, reply: isAnswered ? reply : null }
}

/** Within the opening hours of a day of the last year on which the shop was listed and open; null where none was found. */
function timesOf(
  random: Random,
  shop: SeedShop,
  minutes: number,
  timeZone: string,
  now: Temporal.Instant,
): Record<'bookedAt' | 'startAt' | 'endAt' | 'createdAt' | 'repliedAt', string> | null {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  const daysOfVisit = Math.ceil(minutes / 1440)
  const listed = today.since(Temporal.PlainDate.from(shop.listedSince)).days
  const most = Math.min(YEAR_DAYS, listed - LONGEST_AHEAD_DAYS - 7)
  const fewest = NEWEST_DAYS + daysOfVisit
  if (most < fewest) return null
  let date = today.subtract({ days: random.int(fewest, most) })
  const hours = () => shop.hours.filter(({ weekday }) => weekday === date.dayOfWeek)
  while (hours().length === 0 || shop.holidays.includes(date.toString().slice(5))) date = date.subtract({ days: 1 })
  const { open, close } = random.pick(hours())
  const [from, to] = [minutesOf(open), minutesOf(close)]
  // Before midnight, whatever the hour of closing.
  const latest = Math.max(0, Math.floor(Math.min(to - from - (minutes % 1440), 1410 - from) / 30))
  const start = date
    .toZonedDateTime({ timeZone })
    .add({ minutes: from + 30 * random.int(0, minutes < 1440 ? latest : 4) })
  const end = start.add(minutes % 1440 === 0 ? { days: daysOfVisit } : { minutes })
  const created = end.add({ hours: random.int(2, 96), minutes: random.int(0, 59) })
  const instant = (time: Temporal.ZonedDateTime) => time.toInstant().toString()
  return {
    bookedAt: instant(start.subtract({ days: random.int(1, LONGEST_AHEAD_DAYS), minutes: random.int(0, 600) })),
    startAt: instant(start),
    endAt: instant(end),
    createdAt: instant(created),
    repliedAt: instant(created.add({ hours: random.int(3, 48) })),
  }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
