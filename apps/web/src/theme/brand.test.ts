import { expect, test } from 'vitest'
import { BUILT_IN, brandCss, brandVariables } from './brand.ts'
import { contrast, parseColour, type Rgb } from './colour.ts'

const colour = (text: string | undefined): Rgb => parseColour(text ?? '') ?? [127, 127, 127]

const THEMES = [
  BUILT_IN,
  { primaryColor: '#ffd6e7', secondaryColor: '#ffb3c7', accentColor: '#c0ffee', linkColor: '#fff' },
  { primaryColor: '#000', secondaryColor: '#111', accentColor: '#222222', linkColor: 'rgb(3, 3, 3)' },
]

test.each(THEMES)('text on every brand colour can be read: $primaryColor', (style) => {
  const { light, dark } = brandVariables(style)
  for (const set of [light, dark]) {
    for (const slot of ['navy-blue-1', 'blue-1', 'yellow', 'blue-2']) {
      expect(contrast(colour(set[slot]), colour(set[`on-${slot}`]))).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(colour(set.ink), colour(set.paper))).toBeGreaterThanOrEqual(9)
    expect(contrast(colour(set.link), colour(set.paper))).toBeGreaterThanOrEqual(4.5)
  }
})

test('one thing that is not a colour makes the whole built-in theme', () => {
  const broken = { ...BUILT_IN, primaryColor: '#ff0000', linkColor: 'red;}body{display:none' }
  expect(brandCss(broken)).toBe(brandCss(BUILT_IN))
})

test('nothing but colours reaches the page', () => {
  expect(brandCss(THEMES[1] ?? BUILT_IN)).toMatch(/^[-:;{}()#@\sa-z0-9]+$/)
})
