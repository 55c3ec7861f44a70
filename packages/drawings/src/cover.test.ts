import { describe, expect, test } from 'vitest'
import { renderCover, renderIcon } from './cover.ts'
import type { CoverSpec } from './spec.ts'

const iconBody = (name: string) => /<g transform="[^"]*">(.*)<\/g><\/svg>/.exec(renderIcon(name))?.[1] ?? 'nothing'

test('A cover can be drawn in every ratio', () => {
  const viewBox = (spec: CoverSpec) => /viewBox="([^"]+)"/.exec(renderCover(spec))?.[1]
  const spec: CoverSpec = { seed: 1, category: 'sushi', object: 'sushi', ratio: '4:3' }
  expect((['4:3', '1:1', '16:9'] as const).map((ratio) => viewBox({ ...spec, ratio }))).toEqual([
    '0 0 480 360',
    '0 0 360 360',
    '0 0 640 360',
  ])
})

test('An unknown icon draws nothing rather than failing', () => {
  expect(renderIcon('no-such-thing')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"></svg>',
  )
})

describe('A scene of mountains', () => {
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
