import { describe, expect, test } from 'vitest'
import { FAQ_CATEGORIES } from '../reference-data/faqs.ts'
import { PRIVACY, TERMS } from '../reference-data/legal.ts'
import type { Text } from '../src/lib/localized-text.ts'
import { LANGUAGES } from '../src/lib/localized-text.ts'
import { isIcon } from '../src/modules/pictures/drawing/draw.ts'
import { buildCatalogue, DEFAULT_SEED, DEFAULT_SHOPS, shopsOf } from './catalogue.ts'
import type { SeedHours, SeedService, SeedShop } from './catalogue.types.ts'
import { SECOND_TRADES } from './trades/trades.ts'

const catalogue = buildCatalogue({ seed: DEFAULT_SEED, shops: DEFAULT_SHOPS })
const { shops } = catalogue
const services = shops.flatMap((shop) => shop.services.map((service) => ({ shop, service })))

const isText = (value: object): value is Text => 'en' in value && 'ko' in value && 'ja' in value && 'zh' in value

function textsIn(value: unknown, path = ''): { path: string; text: Text }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ path, text: value }]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))
}
const texts = textsIn({ ...catalogue, TERMS, PRIVACY, FAQ_CATEGORIES })

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const longestOpening = (hours: readonly SeedHours[]) =>
  Math.max(...hours.map(({ open, close }) => minutes(close) - minutes(open)))

/** The largest number of them that work on one weekday. */
const onDuty = (shop: SeedShop, staffIds: readonly string[]) =>
  Math.max(
    ...shop.hours.map(
      ({ weekday }) =>
        shop.staff.filter(
          ({ id, shifts }) => staffIds.includes(id) && shifts.some((shift) => shift.weekday === weekday),
        ).length,
    ),
  )

const offending = (wrong: (shop: SeedShop, service: SeedService) => boolean) =>
  services.filter(({ shop, service }) => wrong(shop, service)).map(({ service }) => service.id)

describe('A seed of the demo catalogue', () => {
  test('makes the same catalogue each time, another seed another', () => {
    expect(buildCatalogue({ seed: DEFAULT_SEED, shops: 40 })).toEqual({ ...catalogue, shops: shops.slice(0, 40) })
    expect([...shopsOf(7, 3)]).not.toEqual(shops.slice(0, 3))
  })

  test('keeps the addresses of shops when words change', () => {
    expect(shops.slice(0, 4).map(({ id }) => id)).toMatchInlineSnapshot(`
      [
        "xyauca22",
        "x8rr6u32",
        "my8bpk22",
        "req9b732",
      ]
    `)
  })
})

describe('The demo catalogue', () => {
  test('has 600 shops, 5,000 services, three countries, six kinds of business', () => {
    expect(shops.length).toBe(600)
    expect(services.length).toBeGreaterThanOrEqual(5000)
    expect(new Set(catalogue.cities.map(({ country }) => country))).toEqual(new Set(['JP', 'KR', 'TW']))
    expect(new Set(shops.map(({ cityId }) => cityId)).size).toBe(catalogue.cities.length)
    const parents = new Map(catalogue.categories.map(({ id, parentId }) => [id, parentId]))
    expect(new Set(shops.map(({ categoryIds }) => parents.get(categoryIds[0] ?? '')))).toEqual(
      new Set(['beauty', 'car-care', 'car-rental', 'culture', 'dining', 'lifestyle']),
    )
  })

  test('has shops in every category and for every theme and article', () => {
    const offered = new Set(shops.flatMap(({ categoryIds }) => categoryIds))
    const children = catalogue.categories.filter(({ parentId }) => parentId !== null)
    expect(children.filter(({ id }) => !offered.has(id))).toEqual([])
    const leads = ({ categoryIds, cityIds }: { categoryIds: string[]; cityIds: string[] }) =>
      shops.some(
        (shop) =>
          (cityIds.length === 0 || cityIds.includes(shop.cityId)) &&
          (categoryIds.length === 0 || shop.categoryIds.some((id) => categoryIds.includes(id))),
      )
    expect([...catalogue.curated, ...catalogue.articles].filter((one) => !leads(one)).map(({ id }) => id)).toEqual([])
  })
})

describe('The demo catalogue for visitors', () => {
  test('has no care of one’s own car among the most booked shops', () => {
    const errands = new Set(catalogue.categories.filter(({ parentId }) => parentId === 'car-care').map(({ id }) => id))
    const first = shops.toSorted((one, other) => other.popularity - one.popularity).slice(0, 12)
    expect(errands.size).toBeGreaterThan(0)
    expect(first.filter(({ categoryIds }) => errands.has(categoryIds[0] ?? '')).map(({ name }) => name.en)).toEqual([])
  })

  test('has the choice of rental cars in Okinawa that its article praises, small ones among them', () => {
    const rental = new Set(catalogue.categories.filter(({ parentId }) => parentId === 'car-rental').map(({ id }) => id))
    const there = shops.filter(({ cityId, categoryIds }) => cityId === 'okinawa' && rental.has(categoryIds[0] ?? ''))
    expect(there.length).toBeGreaterThanOrEqual(5)
    expect(there.filter(({ categoryIds }) => categoryIds.includes('kei')).length).toBeGreaterThanOrEqual(3)
  })
})

describe('The services of the demo catalogue', () => {
  test('are those of its shop’s trade and of at most one other that people expect there', () => {
    const odd = shops.filter(({ categoryIds: [main = '', ...others] }) =>
      others.some((id) => others.length > 1 || !SECOND_TRADES[main]?.includes(id)),
    )
    expect(odd.map(({ id }) => id)).toEqual([])
    expect(SECOND_TRADES['pet-grooming']).toBeUndefined()
  })

  test('promise no time of day, because any time of the opening hours can be reserved', () => {
    const timeOfDay = /\b(morning|lunch|dinner|evening|night)\b|[朝昼夜]の|아침|저녁|점심|晨間|晚間/i
    const names = services.flatMap(({ service: { name } }) => LANGUAGES.map((language) => name[language]))
    expect([...new Set(names.filter((name) => timeOfDay.test(name)))]).toEqual([])
  })

  test('include those that the README names, where it says', () => {
    const sellsAt = (categoryId: string, address: string) =>
      shops.some((shop) => shop.categoryIds[0] === categoryId && shop.address.en.includes(address))
    expect(sellsAt('hair', 'Kagurazaka')).toBe(true)
    expect(sellsAt('car-wash', 'Seongdong-gu')).toBe(true)
    expect(sellsAt('tea-ceremony', 'Kyoto')).toBe(true)
  })
})

describe('The texts of the demo catalogue and of the reference data', () => {
  test('are there in all four languages', () => {
    expect(texts.filter(({ text }) => LANGUAGES.some((language) => text[language].trim() === ''))).toEqual([])
  })

  test('have no unfilled blank but in legal texts the operator’s name, which is filled in when they are read', () => {
    const blank = /\{(?!(?:operator|contact)\})|undefined/
    expect(texts.filter(({ text }) => LANGUAGES.some((language) => blank.test(text[language])))).toEqual([])
    const others = textsIn({ ...catalogue, FAQ_CATEGORIES })
    expect(others.filter(({ text }) => LANGUAGES.some((language) => /[{}]/.test(text[language])))).toEqual([])
  })

  test('are written in the script of their language', () => {
    const scripts = {
      ko: /\p{Script=Hangul}/u,
      ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
      zh: /\p{Script=Han}/u,
    }
    const latinOnly = texts.filter(
      ({ text }) =>
        /[a-z]{3}/.test(text.en) &&
        (['ko', 'ja', 'zh'] as const).some((language) => !scripts[language].test(text[language])),
    )
    expect(latinOnly).toEqual([])
  })

  test('use no letters of a neighbouring language in the texts of a shop', () => {
    const foreign = {
      en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
      ko: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
      ja: /\p{Script=Hangul}/u,
      zh: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
    }
    const borrowed = textsIn(shops).filter(({ text }) =>
      LANGUAGES.some((language) => foreign[language].test(text[language])),
    )
    expect(borrowed).toEqual([])
  })

  test('name no two shops of a city alike, in any language', () => {
    const names = shops.flatMap(({ cityId, name }) =>
      LANGUAGES.map((language) => `${language} ${cityId} ${name[language]}`),
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('name no two services of a shop alike', () => {
    const doubled = shops.filter(
      (shop) => new Set(shop.services.map(({ name }) => name.ja)).size < shop.services.length,
    )
    expect(doubled.map(({ id }) => id)).toEqual([])
  })
})

describe('A reference of the demo catalogue', () => {
  test('leads to a row that is there', () => {
    const cities = new Set(catalogue.cities.map(({ id }) => id))
    const categories = new Set(catalogue.categories.map(({ id }) => id))
    const brands = new Set(catalogue.brands.map(({ id }) => id))
    const lost = shops.filter((shop) => {
      const own = new Set([...shop.staff, ...shop.resources, ...shop.attaches].map(({ id }) => id))
      return (
        !cities.has(shop.cityId) ||
        (shop.brandId !== null && !brands.has(shop.brandId)) ||
        shop.services.some(
          (service) =>
            !categories.has(service.categoryId) ||
            !shop.categoryIds.includes(service.categoryId) ||
            [...service.staffIds, ...service.resourceIds, ...service.attachIds].some((id) => !own.has(id)),
        )
      )
    })
    expect(lost.map(({ id }) => id)).toEqual([])
    const pointed = [...catalogue.curated, ...catalogue.articles].flatMap((one) => [
      ...one.categoryIds.filter((id) => !categories.has(id)),
      ...one.cityIds.filter((id) => !cities.has(id)),
    ])
    expect(pointed).toEqual([])
  })

  test('has an id of its own', () => {
    const ids = shops.flatMap((shop) => [
      shop.id,
      ...[...shop.services, ...shop.staff, ...shop.resources, ...shop.attaches, ...shop.reminders].map(({ id }) => id),
      ...shop.services.flatMap(({ units }) => units.map(({ id }) => id)),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('uses icons that exist', () => {
    const icons = [
      ...catalogue.categories.map(({ icon }) => icon),
      ...[...catalogue.cities, ...catalogue.curated, ...catalogue.articles].map(({ cover }) => cover.object),
    ]
    expect(icons.filter((icon) => !isIcon(icon))).toEqual([])
  })
})

describe('A service of the demo catalogue', () => {
  test('occupies staff or equipment, as its mode requires', () => {
    expect(
      offending((_, { selectionUnitMode, staffIds, resourceIds }) => {
        const staffed = selectionUnitMode === 'staff' || selectionUnitMode === 'staff_and_resource'
        return staffed !== staffIds.length > 0 || (selectionUnitMode === 'staff') === resourceIds.length > 0
      }),
    ).toEqual([])
  })

  test('takes as many people as it can serve at once, at most five', () => {
    expect(
      offending((shop, { perPerson, maxQuantity, staffIds, resourceIds }) => {
        const room = Math.max(
          0,
          ...shop.resources.filter(({ id }) => resourceIds.includes(id)).map(({ capacity }) => capacity),
        )
        const counts = [onDuty(shop, staffIds), resourceIds.length].filter((count) => count > 0)
        const most = perPerson ? Math.min(...counts) : resourceIds.length > 0 ? room : 5
        return maxQuantity < 1 || maxQuantity > 5 || maxQuantity > most
      }),
    ).toEqual([])
  })

  test('fits between opening and closing, or lasts whole days', () => {
    expect(
      offending((shop, { units, dayUnit, bufferBeforeMinutes, bufferAfterMinutes }) =>
        units.some(({ durationMinutes }) =>
          dayUnit
            ? durationMinutes % 1440 !== 0
            : durationMinutes + bufferBeforeMinutes + bufferAfterMinutes > longestOpening(shop.hours),
        ),
      ),
    ).toEqual([])
  })

  test('costs an integer amount in the currency of its country, and whole dollars in Taiwan', () => {
    const currencies = { JP: 'JPY', KR: 'KRW', TW: 'TWD' }
    const countries = new Map(catalogue.cities.map(({ id, country }) => [id, country]))
    const prices = shops.flatMap((shop) =>
      [...shop.services.flatMap(({ units }) => units), ...shop.attaches].map(({ price }) => ({
        price,
        country: countries.get(shop.cityId),
      })),
    )
    expect(
      prices.filter(
        ({ price, country }) =>
          !Number.isSafeInteger(price.amount) ||
          price.amount <= 0 ||
          country === undefined ||
          price.currency !== currencies[country] ||
          (price.currency === 'TWD' && price.amount % 100 !== 0),
      ),
    ).toEqual([])
  })
})

describe('A shop of the demo catalogue', () => {
  test('is never open without staff', () => {
    const alone = shops.filter(({ hours, staff }) =>
      hours.some(
        ({ weekday, open }) =>
          !staff.some(({ shifts }) => shifts.some((shift) => shift.weekday === weekday && shift.start === open)),
      ),
    )
    expect(alone.map(({ id }) => id)).toEqual([])
  })

  test('has two to five staff and two to six pieces of equipment', () => {
    expect(shops.filter(({ staff }) => staff.length < 2 || staff.length > 5)).toEqual([])
    expect(shops.filter(({ resources }) => resources.length < 2 || resources.length > 6)).toEqual([])
  })

  test('has a phone number in E.164 that belongs to nobody', () => {
    expect(
      shops.filter(({ phone }) => !/^\+(81|82|886)\d{1,2}0\d{6,7}$/.test(phone)).map(({ phone }) => phone),
    ).toEqual([])
  })

  test('opened within the three years before November 2026', () => {
    const days = shops.map(({ createdAt }) => createdAt).sort()
    expect(days.every((day) => day > '2023-10-31' && day < '2026-11-01')).toBe(true)
  })
})
