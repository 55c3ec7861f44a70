import { MOST_FURNITURE, MOST_STAFF, renderCover, renderInside } from '@yoyaku/drawings'
import { coverCode, type InsideSpec, specOfCity, specOfPerson, specOfShop } from '@yoyaku/drawings/spec'
import { describe, expect, test } from 'vitest'
import { buildCatalogue, contentOf, DEFAULT_SHOPS } from './catalogue.ts'
import type { SeedShop } from './catalogue.types.ts'

const { shops, cities } = buildCatalogue()
const { curated, articles } = contentOf()
const main = ({ categories: [first = ''] }: SeedShop) => first
const pictureOf = (shop: SeedShop, number: number) =>
  specOfShop([shop.cover, ...shop.gallery][number] ?? '', shop.id, main(shop), number)
const insideOf = (shop: SeedShop): InsideSpec => ({
  cover: pictureOf(shop, 0),
  categories: shop.categories,
  landmark: cities.find(({ id }) => id === shop.city)?.cover ?? null,
  isLate: false,
  equipment: shop.equipment,
  staff: shop.staff.map(({ id, avatar }) => specOfPerson(avatar, shop.id, id)),
})
const WARY = /<script|\son\w+=|\sid=|href|url\(|<image|<foreignObject|NaN|undefined/i
const covers = shops.map((shop) => pictureOf(shop, 0))
const others = [
  ...cities.map(({ id, cover, country }) => specOfCity(cover, id, country)),
  ...[...curated, ...articles].map(({ cover }) => cover),
  ...shops
    .slice(0, 60)
    .flatMap((shop) => [
      ...shop.gallery.map((_, index) => pictureOf(shop, index + 1)),
      ...shop.staff.map(({ id, avatar }) => specOfPerson(avatar, shop.id, id)),
    ]),
]

describe('A cover of the demo catalogue', () => {
  test('is unlike that of every other shop', () => {
    expect(new Set(covers.map(renderCover)).size).toBe(DEFAULT_SHOPS)
  })

  test('is the same each time it is drawn', () => {
    expect(covers.slice(0, 50).map(renderCover)).toEqual(covers.slice(0, 50).map(renderCover))
  })
})

describe('The inside of a shop of the demo catalogue', () => {
  const insides = shops.map((shop) => ({ shop, drawn: renderInside(insideOf(shop)) }))
  const count = (what: string, drawn: string) => drawn.split(`<g class="${what}"`).length - 1

  test('has as much furniture as the shop has equipment', () => {
    const wrong = insides.filter(
      ({ shop, drawn }) => count('equipment', drawn) !== Math.min(shop.equipment.length, MOST_FURNITURE),
    )
    expect(wrong.map(({ shop }) => shop.id)).toEqual([])
  })

  test('has as many people as the shop has staff, four at most', () => {
    const wrong = insides.filter(({ shop, drawn }) => count('staff', drawn) !== Math.min(shop.staff.length, MOST_STAFF))
    expect(wrong.map(({ shop }) => shop.id)).toEqual([])
  })

  test('weighs less than 8 kB and brings nothing', () => {
    const wrong = insides.filter(({ drawn }) => drawn.length >= 8192 || WARY.test(drawn))
    expect(wrong.map(({ shop }) => shop.id)).toEqual([])
  })

  test('is unlike those of its trade, people aside', () => {
    const withoutStaff = shops.map((shop) => ({
      trade: main(shop),
      drawn: renderInside({ ...insideOf(shop), staff: [] }),
    }))
    for (const trade of new Set(shops.map(main))) {
      const drawn = withoutStaff.filter((one) => one.trade === trade).map((one) => one.drawn)
      expect(new Set(drawn).size, trade).toBeGreaterThanOrEqual(drawn.length * 0.8)
    }
  })
})

describe('A picture of the demo catalogue', () => {
  test('weighs less than 8 kB', () => {
    expect([...covers, ...others].filter((spec) => renderCover(spec).length >= 8192).map(coverCode)).toEqual([])
  })

  test('brings no script, no id and nothing from outside', () => {
    expect([...covers, ...others].filter((spec) => WARY.test(renderCover(spec))).map(coverCode)).toEqual([])
  })

  test('has a code of its own', () => {
    const specs = new Set([...covers, ...others].map((spec) => JSON.stringify(spec)))
    expect(new Set([...covers, ...others].map(coverCode)).size).toBe(specs.size)
  })
})

test('A rental shows a vehicle or its key, whichever class it lets', () => {
  const shown = shops
    .filter((shop) => ['compact', 'kei', 'minivan', 'suv'].includes(main(shop)))
    .map(({ cover }) => cover)
  expect(shown.filter((object) => !/automobile|hatchback|kei-car|minivan|minibus|vehicle|truck/.test(object))).toEqual(
    [],
  )
})

test('A sushi shop shows what is served, not an animal that swims', () => {
  const shown = shops
    .filter((shop) => ['sushi', 'izakaya'].includes(main(shop)))
    .flatMap(({ cover, gallery }) => [cover, ...gallery])
  expect(shown.length).toBeGreaterThan(40)
  expect(shown.filter((object) => /fish|shrimp|crab|octopus|squid/.test(object))).toEqual([])
})

test.each([
  ['kimono', /^kimono/],
  ['hanbok', /^hanbok/],
  ['yakiniku', /meat|bacon/],
  ['korean-bbq', /meat|bacon|pan/],
  ['pet-grooming', /dog|poodle/],
  ['nails', /^nail/],
])('The cover of a shop of %s shows its work', (trade, work) => {
  const shown = shops.filter((shop) => main(shop) === trade).map(({ cover }) => cover)
  expect(shown).not.toEqual([])
  expect(shown.filter((object) => !work.test(object))).toEqual([])
})

test('No shop of the demo catalogue shows the same thing twice', () => {
  const twice = shops.filter(({ cover, gallery }) => new Set([cover, ...gallery]).size < 4)
  expect(twice.map(({ id }) => id)).toEqual([])
})
