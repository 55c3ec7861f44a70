import { renderCover } from '@yoyaku/drawings'
import { coverCode, specOfCity, specOfPerson, specOfShop } from '@yoyaku/drawings/spec'
import { describe, expect, test } from 'vitest'
import { buildCatalogue, contentOf, DEFAULT_SHOPS } from './catalogue.ts'
import type { SeedShop } from './catalogue.types.ts'

const { shops, cities } = buildCatalogue()
const { curated, articles } = contentOf()
const main = ({ categories: [first = ''] }: SeedShop) => first
const pictureOf = (shop: SeedShop, number: number) =>
  specOfShop([shop.cover, ...shop.gallery][number] ?? '', shop.id, main(shop), number)
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

describe('A picture of the demo catalogue', () => {
  test('weighs less than 8 kB', () => {
    expect([...covers, ...others].filter((spec) => renderCover(spec).length >= 8192).map(coverCode)).toEqual([])
  })

  test('brings no script, no id and nothing from outside', () => {
    const wary = /<script|\son\w+=|\sid=|href|url\(|<image|<foreignObject|NaN|undefined/i
    expect([...covers, ...others].filter((spec) => wary.test(renderCover(spec))).map(coverCode)).toEqual([])
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
