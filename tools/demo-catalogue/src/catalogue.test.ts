import { isIcon } from '@yoyaku/drawings'
import { describe, expect, test } from 'vitest'
import { buildCatalogue, contentOf, DEFAULT_SEED, shopsOf } from './catalogue.ts'
import type { SeedHours, SeedService, SeedShop } from './catalogue.types.ts'
import { LANGUAGES, type Text } from './text.ts'
import { SECOND_TRADES } from './trades/trades.ts'

const catalogue = buildCatalogue()
const content = contentOf()
const { shops } = catalogue
const services = shops.flatMap((shop) => shop.services.map((service) => ({ shop, service })))

const isText = (value: object): value is Text => 'en' in value && 'ko' in value && 'ja' in value && 'zh' in value

function textsIn(value: unknown, path = ''): { path: string; text: Text }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ path, text: value }]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))
}
const texts = textsIn({ ...catalogue, ...content })

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const longestOpening = (hours: readonly SeedHours[]) =>
  Math.max(...hours.map(({ open, close }) => minutes(close) - minutes(open)))

/** The largest number of them that work on one weekday. */
const onDuty = (shop: SeedShop, staff: readonly string[]) =>
  Math.max(
    ...shop.hours.map(
      ({ weekday }) =>
        shop.staff.filter(({ id, shifts }) => staff.includes(id) && shifts.some((shift) => shift.weekday === weekday))
          .length,
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
    expect(new Set(shops.map(({ city }) => city)).size).toBe(catalogue.cities.length)
    const parents = new Map(catalogue.categories.map(({ id, parent }) => [id, parent]))
    expect(new Set(shops.map(({ categories }) => parents.get(categories[0] ?? '')))).toEqual(
      new Set(['beauty', 'car-care', 'car-rental', 'culture', 'dining', 'lifestyle']),
    )
  })

  test('has shops in every category and for every theme and article', () => {
    const offered = new Set(shops.flatMap(({ categories }) => categories))
    const children = catalogue.categories.filter(({ parent }) => parent !== null)
    expect(children.filter(({ id }) => !offered.has(id))).toEqual([])
    const leads = ({ categoryIds, cityIds }: { categoryIds: string[]; cityIds: string[] }) =>
      shops.some(
        (shop) =>
          (cityIds.length === 0 || cityIds.includes(shop.city)) &&
          (categoryIds.length === 0 || shop.categories.some((id) => categoryIds.includes(id))),
      )
    expect([...content.curated, ...content.articles].filter((one) => !leads(one)).map(({ id }) => id)).toEqual([])
  })
})

describe('The demo catalogue for visitors', () => {
  test('has no care of one’s own car among the most booked shops', () => {
    const errands = new Set(catalogue.categories.filter(({ parent }) => parent === 'car-care').map(({ id }) => id))
    const first = shops.toSorted((one, other) => other.popularity - one.popularity).slice(0, 12)
    expect(errands.size).toBeGreaterThan(0)
    expect(first.filter(({ categories }) => errands.has(categories[0] ?? '')).map(({ name }) => name.en)).toEqual([])
  })

  test('has the choice of rental cars in Okinawa that its article praises, small ones among them', () => {
    const rental = new Set(catalogue.categories.filter(({ parent }) => parent === 'car-rental').map(({ id }) => id))
    const there = shops.filter(({ city, categories }) => city === 'okinawa' && rental.has(categories[0] ?? ''))
    expect(there.length).toBeGreaterThanOrEqual(5)
    expect(there.filter(({ categories }) => categories.includes('kei')).length).toBeGreaterThanOrEqual(3)
  })
})

describe('The shops of the demo catalogue', () => {
  test.each(LANGUAGES)('are each called by a name of its own in %s', (language) => {
    const names = shops.map(({ name }) => name[language])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('The services of the demo catalogue', () => {
  test('are those of its shop’s trade and of at most one other that people expect there', () => {
    const odd = shops.filter(({ categories: [main = '', ...others] }) =>
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

  test('offer no extra that is included already', () => {
    const extrasOf = ({ attaches }: SeedShop, service: SeedService) =>
      attaches.filter(({ id }) => service.attaches.includes(id)).map(({ name }) => name.ja)
    const included: [RegExp, string][] = [
      [/フル補償/, 'フル補償'],
      [/ETCカード/, 'ETCカード'],
      [/チャイルドシート/, 'チャイルドシート'],
      [/メッセージプレート/, 'バースデープレート'],
    ]
    for (const [words, extra] of included) {
      const saying = services.filter(({ service }) => words.test(service.name.ja + service.description.ja))
      expect(saying.length).toBeGreaterThan(10)
      expect(saying.filter(({ shop, service }) => extrasOf(shop, service).includes(extra))).toEqual([])
    }
  })

  test('include those that the README names, where it says', () => {
    const sellsAt = (categoryId: string, address: string) =>
      shops.some((shop) => shop.categories[0] === categoryId && shop.address.en.includes(address))
    expect(sellsAt('hair', 'Kagurazaka')).toBe(true)
    expect(sellsAt('car-wash', 'Seongdong-gu')).toBe(true)
    expect(sellsAt('tea-ceremony', 'Kyoto')).toBe(true)
  })
})

describe('The texts of the demo catalogue', () => {
  test('are there in all four languages', () => {
    expect(texts.filter(({ text }) => LANGUAGES.some((language) => text[language].trim() === ''))).toEqual([])
  })

  test('have no unfilled blank', () => {
    const blank = /[{}]|undefined/
    expect(texts.filter(({ text }) => LANGUAGES.some((language) => blank.test(text[language])))).toEqual([])
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
    const names = shops.flatMap(({ city, name }) =>
      LANGUAGES.map((language) => `${language} ${city} ${name[language]}`),
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
      const own = new Set([...shop.staff, ...shop.equipment, ...shop.attaches].map(({ id }) => id))
      return (
        !cities.has(shop.city) ||
        (shop.brand !== null && !brands.has(shop.brand)) ||
        shop.services.some(
          (service) =>
            !categories.has(service.category) ||
            (service.discountOf !== undefined &&
              !shop.services.some(({ id, discount }) => id === service.discountOf && discount === undefined)) ||
            !shop.categories.includes(service.category) ||
            [...service.staff, ...service.equipment, ...service.attaches].some((id) => !own.has(id)),
        )
      )
    })
    expect(lost.map(({ id }) => id)).toEqual([])
    const pointed = [...content.curated, ...content.articles].flatMap((one) => [
      ...one.categoryIds.filter((id) => !categories.has(id)),
      ...one.cityIds.filter((id) => !cities.has(id)),
    ])
    expect(pointed).toEqual([])
  })

  test('has an id of its own', () => {
    const ids = shops.flatMap((shop) => [
      shop.id,
      ...[...shop.services, ...shop.staff, ...shop.equipment, ...shop.attaches, ...shop.reminders].map(({ id }) => id),
      ...shop.services.flatMap(({ units }) => units.map(({ id }) => id)),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('uses icons that exist', () => {
    const icons = [
      ...catalogue.categories.map(({ icon }) => icon),
      ...catalogue.cities.map(({ cover }) => cover),
      ...[...content.curated, ...content.articles].map(({ cover }) => cover.object),
    ]
    expect(icons.filter((icon) => !isIcon(icon))).toEqual([])
  })
})

describe('A service of the demo catalogue', () => {
  test('occupies staff or equipment, as its mode requires', () => {
    expect(
      offending((_, { selectionUnitMode, staff, equipment }) => {
        const staffed = selectionUnitMode === 'staff' || selectionUnitMode === 'staff_and_resource'
        return staffed !== staff.length > 0 || (selectionUnitMode === 'staff') === equipment.length > 0
      }),
    ).toEqual([])
  })

  test('takes as many people as it can serve at once, at most five or the seats of a car', () => {
    expect(
      offending((shop, { perPerson, maxQuantity, dayUnit, staff, equipment }) => {
        const room = Math.max(
          0,
          ...shop.equipment.filter(({ id }) => equipment.includes(id)).map(({ capacity }) => capacity),
        )
        const counts = [onDuty(shop, staff), equipment.length].filter((count) => count > 0)
        const most = perPerson ? Math.min(...counts) : equipment.length > 0 ? room : 5
        return maxQuantity < 1 || maxQuantity > (dayUnit ? 8 : 5) || maxQuantity > most
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

  test('costs a whole number of the currency of its country', () => {
    const currencies = { JP: 'JPY', KR: 'KRW', TW: 'TWD' }
    const countries = new Map(catalogue.cities.map(({ id, country }) => [id, country]))
    const wrong = shops.filter(({ city, currency, services, attaches }) => {
      const perDay = services.flatMap(({ perDay: one }) => (one === undefined ? [] : [one, ...one.tiers]))
      const prices = [...services.flatMap(({ units }) => units), ...perDay, ...attaches].map(({ price }) => price)
      const country = countries.get(city)
      return (
        country === undefined ||
        currency !== currencies[country] ||
        prices.some((price) => !Number.isSafeInteger(price) || price <= 0)
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
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
    expect(shops.filter(({ equipment }) => equipment.length < 2 || equipment.length > 6)).toEqual([])
  })

  test('has a phone number in E.164 that belongs to nobody', () => {
    expect(
      shops.filter(({ phone }) => !/^\+(81|82|886)\d{1,2}0\d{6,7}$/.test(phone)).map(({ phone }) => phone),
    ).toEqual([])
  })

  test('opened before it was listed, if it says since when it is open', () => {
    const dated = shops.filter(({ openSince }) => openSince !== undefined)
    expect([dated.length > shops.length / 2, dated.length < shops.length]).toEqual([true, true])
    expect(
      dated
        .filter(({ openSince = 0, listedSince }) => openSince < 1900 || openSince > Number(listedSince.slice(0, 4)))
        .map(({ id }) => id),
    ).toEqual([])
  })

  test('names a license of its trade and country, if any', () => {
    const licensed = shops.filter(({ license }) => license !== undefined)
    const named = (country: string) =>
      licensed.filter(({ city }) => catalogue.cities.find(({ id }) => id === city)?.country === country)
    for (const country of ['JP', 'KR', 'TW']) expect(named(country).length, country).toBeGreaterThan(5)
    expect(licensed.length).toBeLessThan(shops.length * 0.75)
    const salons = licensed.filter(({ categories, city }) => categories[0] === 'hair' && city === 'tokyo')
    expect(salons.filter(({ license }) => !/^美容所登録番号 第\d+-\d{4}号$/.test(license?.ja ?? ''))).toEqual([])
  })

  test('is listed within the three years before November 2026', () => {
    const days = shops.map(({ listedSince }) => listedSince).sort()
    expect(days.every((day) => day > '2023-10-31' && day < '2026-11-01')).toBe(true)
  })
})
