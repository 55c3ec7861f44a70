import { describe, expect, test } from 'vitest'
import { buildCatalogue, DEFAULT_SEED, DEFAULT_SHOPS } from '../../../../demo-catalogue/catalogue.ts'
import { BANNER } from '../../../../reference-data/settings.ts'
import { type CoverSpec, coverCode } from '../../../lib/picture-spec.ts'
import { renderCover, renderIcon } from './cover.ts'

const iconBody = (name: string) => /<g transform="[^"]*">(.*)<\/g><\/svg>/.exec(renderIcon(name))?.[1] ?? 'nothing'

const catalogue = buildCatalogue({ seed: DEFAULT_SEED, shops: DEFAULT_SHOPS })
const covers = catalogue.shops.map(({ cover }) => cover)
const others = [
  BANNER,
  ...[...catalogue.cities, ...catalogue.curated, ...catalogue.articles].map(({ cover }) => cover),
  ...catalogue.shops.slice(0, 60).flatMap(({ gallery, staff }) => [...gallery, ...staff.map(({ avatar }) => avatar)]),
]

describe('a cover', () => {
  test('is unlike that of every other shop', () => {
    expect(new Set(covers.map(renderCover)).size).toBe(DEFAULT_SHOPS)
  })

  test('is the same each time it is drawn', () => {
    expect(covers.slice(0, 50).map(renderCover)).toEqual(covers.slice(0, 50).map(renderCover))
  })

  test('weighs less than 8 kB', () => {
    expect([...covers, ...others].filter((spec) => renderCover(spec).length >= 8192).map(coverCode)).toEqual([])
  })

  test('brings no script, no id and nothing from outside', () => {
    const wary = /<script|\son\w+=|\sid=|href|url\(|<image|<foreignObject|NaN|undefined/i
    expect([...covers, ...others].filter((spec) => wary.test(renderCover(spec))).map(coverCode)).toEqual([])
  })

  test('can be drawn in every ratio', () => {
    const viewBox = (spec: CoverSpec) => /viewBox="([^"]+)"/.exec(renderCover(spec))?.[1]
    const spec: CoverSpec = { seed: 1, category: 'sushi', object: 'sushi', ratio: '4:3' }
    expect((['4:3', '1:1', '16:9'] as const).map((ratio) => viewBox({ ...spec, ratio }))).toEqual([
      '0 0 480 360',
      '0 0 360 360',
      '0 0 640 360',
    ])
  })
})

test('every spec has a code of its own', () => {
  const specs = new Set([...covers, ...others].map((spec) => JSON.stringify(spec)))
  expect(new Set([...covers, ...others].map(coverCode)).size).toBe(specs.size)
})

test('an unknown icon draws nothing rather than failing', () => {
  expect(renderIcon('no-such-thing')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"></svg>',
  )
})

describe('a scene of mountains', () => {
  const scene = (object: string) => renderCover({ seed: 7, category: 'city-jp', object, ratio: '16:9' })

  test('draws them into the land, not as a thing that stands on it', () => {
    expect(
      ['mount-fuji', 'snow-capped-mountain', 'mountain'].filter((name) => scene(name).includes(iconBody(name))),
    ).toEqual([])
  })

  test('has a gate before Mount Fuji to measure it by', () => {
    expect(scene('mount-fuji')).toContain(iconBody('shinto-shrine'))
  })
})

test('a rental shows a vehicle or its key, whichever class it lets', () => {
  const shown = catalogue.shops
    .filter(({ cover }) => ['compact', 'kei', 'minivan', 'suv'].includes(cover.category))
    .map(({ cover }) => cover.object)
  expect(shown.filter((object) => !/automobile|hatchback|kei-car|minivan|minibus|vehicle|truck/.test(object))).toEqual(
    [],
  )
})

test('a sushi shop shows what is served, not an animal that swims', () => {
  const shown = catalogue.shops
    .filter(({ cover }) => ['sushi', 'izakaya'].includes(cover.category))
    .flatMap(({ cover, gallery }) => [cover, ...gallery].map(({ object }) => object))
  expect(shown.length).toBeGreaterThan(40)
  expect(shown.filter((object) => /fish|shrimp|crab|octopus|squid/.test(object))).toEqual([])
})

test('no shop shows the same thing twice', () => {
  const twice = catalogue.shops.filter(({ cover, gallery }) => {
    const objects = [cover, ...gallery].map(({ object }) => object)
    return new Set(objects).size < objects.length
  })
  expect(twice.map(({ id }) => id)).toEqual([])
})
