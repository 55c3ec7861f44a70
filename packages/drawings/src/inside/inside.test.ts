import { describe, expect, test } from 'vitest'
import { lookOf } from '../portrait.ts'
import { mix, randomFrom } from '../random.ts'
import { SCENERY } from '../scenery.ts'
import { type InsideSpec, specOfPerson, specOfShop } from '../spec.ts'
import { renderInside } from './inside.ts'

const inside = (category: string, kind: string | null, count: number, more: Partial<InsideSpec> = {}) =>
  renderInside({
    cover: specOfShop('sparkles', 'shop', category, 0),
    categories: [category],
    landmark: 'snow-capped-mountain',
    isLate: false,
    equipment: Array.from({ length: count }, () => ({ kind, capacity: 6 })),
    staff: Array.from({ length: 5 }, (_, index) => specOfPerson('woman', 'shop', `staff-${index}`)),
    ...more,
  })
const count = (what: 'equipment' | 'staff', drawn: string) => drawn.split(`<g class="${what}"`).length - 1

const KINDS = ['bed', 'bay', 'room', 'table', 'car', 'seat', 'chair', null]
const everything = [...Object.keys(SCENERY), 'of-an-operator'].flatMap((category) =>
  KINDS.map((kind) => [category, kind] as const),
)

describe('The inside of a shop', () => {
  test('weighs less than 8 kB, whatever it has', () => {
    expect(everything.filter((one) => inside(...one, 9).length >= 8192)).toEqual([])
  })

  test('has no more than six pieces of furniture and four people', () => {
    const drawn = inside('hair', 'chair', 9)
    expect([count('equipment', drawn), count('staff', drawn)]).toEqual([6, 4])
  })

  test('has four pieces of any equipment beside four people', () => {
    const few = everything.filter((one) => count('equipment', inside(...one, 4)) !== 4)
    expect(few).toEqual([])
  })

  test('is drawn of numbers only, also with nobody or nothing there', () => {
    const empty = [inside('hair', 'chair', 0), inside('hair', 'chair', 2, { staff: [], landmark: null })]
    const drawn = [...empty, ...everything.map((one) => inside(...one, 3))]
    expect(drawn.filter((svg) => /NaN|undefined|Infinity|\sid=/.test(svg))).toEqual([])
  })

  test('has a stool for each guest of a counter', () => {
    const stools = (capacity: number) =>
      inside('sushi', 'seat', 1, { equipment: [{ kind: 'seat', capacity }] }).split('v9h').length - 1
    expect([1, 2, 5].map(stools)).toEqual([1, 2, 5])
  })

  test('shows its staff with the hair and clothes of their portraits', () => {
    const staff = ['man', 'woman'].map((object, index) => specOfPerson(object, 'shop', `staff-${index}`))
    const drawn = inside('massage', 'bed', 2, { staff })
    for (const { seed, category, object } of staff) {
      const { hairStyle, hair, cloth, skin } = lookOf(randomFrom(mix(seed, category, object)), object)
      expect(drawn).toContain(`<path d="${hairStyle[1]}" fill="${hair}"/>`)
      for (const fill of [cloth, skin]) expect(drawn).toContain(`fill="${fill}"`)
    }
  })

  test('works with what the first category does that has such equipment, else with what its kind is', () => {
    const drawn = (categories: string[], kind: string | null) => inside('nails', kind, 1, { categories })
    expect(drawn(['nails', 'eyelash'], 'bed')).toBe(drawn(['eyelash'], 'bed'))
    expect(drawn(['nails', 'eyelash'], 'bed')).not.toBe(drawn(['nails'], 'bed'))
    expect(drawn(['nails', 'hair'], null)).toBe(drawn(['nails'], 'chair'))
    expect(drawn(['eyelash', 'nails'], 'chair')).toBe(drawn(['nails'], 'chair'))
  })

  test('has another sky in its window when it closes at night', () => {
    expect(inside('hair', 'chair', 2, { isLate: true })).not.toBe(inside('hair', 'chair', 2))
  })
})
