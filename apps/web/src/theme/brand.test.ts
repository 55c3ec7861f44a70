import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUILT_IN, brandCss, brandVariables } from './brand.ts'
import { contrast, parseColor, type Rgb } from './color.ts'
import type { Palette } from './palette.ts'

type Name = keyof Palette

const SURFACES: readonly Name[] = ['paper', 'raised', 'sunken', 'blue-2']
const ON_SURFACES: readonly Name[] = ['ink', 'ink-soft', 'ink-faint', 'link', 'success', 'warning', 'danger']

const TEXTS: readonly (readonly [text: Name, background: Name])[] = [
  ...SURFACES.flatMap((background) => ON_SURFACES.map((text) => [text, background] as const)),
  ['on-navy-blue-1', 'navy-blue-1'],
  ['on-blue-1', 'blue-1'],
  ['on-blue-1', 'blue-1-pressed'],
  ['on-yellow', 'yellow'],
  ['on-blue-2', 'blue-2'],
  ['on-blue-2', 'blue-2-pressed'],
  ['success', 'success-quiet'],
  ['warning', 'warning-quiet'],
  ['danger', 'danger-quiet'],
  ['ink', 'success-quiet'],
  ['ink', 'warning-quiet'],
  ['ink', 'danger-quiet'],
]
const SHAPES: readonly (readonly [shape: Name, background: Name])[] = [
  ...SURFACES.flatMap((background) => [['edge', background] as const, ['line-strong', background] as const]),
  // What a covered part draws its ring with.
  ['on-navy-blue-1', 'navy-blue-1'],
]

const color = (text: string): Rgb => parseColor(text) ?? [127, 127, 127]

/** Every pair with too little contrast, in both schemes. */
function faults(style: typeof BUILT_IN): string[] {
  return Object.entries(brandVariables(style)).flatMap(([scheme, set]) => {
    const short = (ratio: number) => (pair: readonly [Name, Name]) => {
      const found = contrast(color(set[pair[0]]), color(set[pair[1]]))
      return found >= ratio ? [] : [`${scheme}: ${pair.join(' on ')} is ${found.toFixed(2)}`]
    }
    return [...TEXTS.flatMap(short(4.5)), ...SHAPES.flatMap(short(3)), ...short(7)(['ink', 'paper'])]
  })
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const brands = fc.record({ primaryColor: hex, secondaryColor: hex, accentColor: hex, linkColor: hex })

// Promise (Sentences and limits): theme: its text can be read whatever the colors
test('Brand colors of any kind leave text readable and the focus visible, by day and by night', () => {
  fc.assert(
    fc.property(brands, (style) => {
      expect(faults(style)).toStrictEqual([])
    }),
    { numRuns: 2000, examples: [[BUILT_IN], ...['#000000', '#ffffff', '#777777', '#ffff00'].map(everywhere)] },
  )
})

function everywhere(one: string): [typeof BUILT_IN] {
  return [{ primaryColor: one, secondaryColor: one, accentColor: one, linkColor: one }]
}

test('Brand covers, actions and the accent have the colors that were sent', () => {
  fc.assert(
    fc.property(brands, (style) => {
      const set = brandVariables(style).light
      expect([set['navy-blue-1'], set['blue-1'], set.yellow]).toStrictEqual([
        style.primaryColor,
        style.secondaryColor,
        style.accentColor,
      ])
    }),
    { numRuns: 200 },
  )
  expect(brandVariables(BUILT_IN).light['blue-2']).toBe(BUILT_IN.linkColor)
})

test('A brand with one value that is no color gets the whole built-in theme', () => {
  const broken = { ...BUILT_IN, primaryColor: '#ff0000', linkColor: 'red;}body{display:none' }
  expect(brandCss(broken)).toBe(brandCss(BUILT_IN))
})

// Promise (Attacks and faults): colors that are more than colors
test('The CSS of a brand holds nothing but colors', () => {
  fc.assert(
    fc.property(brands, (style) => {
      expect(brandCss(style)).toMatch(/^[-:;{}()#@\sa-z0-9]+$/)
    }),
    { numRuns: 50 },
  )
})
