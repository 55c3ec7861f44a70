import { expect, test } from 'vitest'
import { ServiceKind } from '../index/service-kind.ts'
import { NO_MEANING } from '../query/meaning.ts'
import type { Term } from '../query/term.ts'
import { createServiceScore, isForEverybody } from './service-score.ts'

const term = (text: string, category?: string): Term => ({
  ...{ text, typed: text },
  meaning: category === undefined ? null : { ...NO_MEANING, things: [{ kind: 'category', id: category }] },
})
const meaning = (text: string, ...synonyms: string[]): Term => ({
  ...{ text, typed: text },
  meaning: { ...NO_MEANING, words: [text, ...synonyms] },
})
const firstVisit = (...categoryIds: string[]) =>
  new ServiceKind(categoryIds, { en: 'First visit · Private', ja: '【初回限定】貸切' })
const student = new ServiceKind(['yoga'], { en: 'Student · Gentle flow', zh: '【學生方案】和緩流動瑜珈' })

test.each<[string, Term[], Term[], ServiceKind, boolean]>([
  ['nothing more', [term('yoga')], [], firstVisit('yoga'), false],
  ['a trial', [term('yoga')], [term('trial')], firstVisit('yoga'), true],
  ['an experience, of another trade', [term('ヨガ')], [term('体験', 'culture')], firstVisit('yoga', 'sport'), true],
  [
    'an experience, of its own trade',
    [term('陶芸')],
    [term('体験', 'culture')],
    firstVisit('pottery', 'culture'),
    false,
  ],
  ['a plan', [term('瑜珈')], [term('方案')], student, false],
  ['a student', [term('student'), term('yoga')], [], student, true],
])('isForEverybody of a service under a condition for who typed %s', (_what, terms, general, service, expected) => {
  expect(isForEverybody(terms, general)(service)).toBe(expected)
})

test.each([
  ['hot', 'Hot flow', 'Gentle flow', 'Hot stone'],
  ['돌', '돌 요가', '플로우 요가', '핫스톤 돌 마사지'],
  ['石', '石のヨガ', 'フローヨガ', '温石マッサージ'],
  ['熱石', '熱石瑜珈', '流動瑜珈', '熱石按摩'],
])(
  'createServiceScore counts the unknown word %s beside a trade in services of the trade alone',
  (word, said, other, elsewhere) => {
    const services = [
      ['yoga', said],
      ['yoga', other],
      ['massage', elsewhere],
    ].map(([category = '', name = '']) => new ServiceKind([category], { en: name }))
    const scores = (terms: Term[]) => {
      const score = createServiceScore(terms, [], new Map())
      return services.map((service) => score?.ofService(service, []))
    }
    expect(scores([term(word), term('yoga', 'yoga')])).toEqual([5.5, 1, expect.closeTo(0.045)])
    expect(scores([term(word)])).toEqual([4.5, 0, 4.5])
    const unit = new ServiceKind(['massage'], { en: word })
    expect(
      createServiceScore([term(word), term('yoga', 'yoga')], [], new Map())?.ofUnit(services[2] as ServiceKind, unit),
    ).toBe(0)
  },
)

test.each<[string, Term, string, string]>([
  ['a word of it', meaning('volume lash', 'single lash'), 'Volume lash extensions', 'Single lash extensions'],
  ['its whole name', meaning('ボリュームラッシュ', 'シングルラッシュ'), 'ボリュームラッシュ', 'シングルラッシュ'],
])('createServiceScore prefers a service to its sister for who typed %s', (_what, typed, asTyped, sister) => {
  const score = createServiceScore([typed], [], new Map())
  const of = (name: string) => score?.ofService(new ServiceKind(['lashes'], { en: name }), []) ?? 0
  expect(of(sister)).toBeGreaterThan(0)
  expect(of(asTyped)).toBeGreaterThan(of(sister))
})

test('createServiceScore counts a service whose whole name was typed, although a word of it is of another trade', () => {
  const score = createServiceScore([term('chin'), term('hand care', 'nails')], [], new Map())
  const of = (category: string, name: string) => score?.ofService(new ServiceKind([category], { en: name }), []) ?? 0
  expect(of('facial', 'Chin hand care')).toBeGreaterThan(of('nails', 'Hand care'))
  expect(of('facial', 'Chin care')).toBeLessThan(of('nails', 'Hand care'))
})

test('createServiceScore counts the service that was typed for more than the discount of another one', () => {
  const score = createServiceScore([term('学割'), meaning('毛穴洗浄')], [], new Map())
  const of = (name: string) => score?.ofService(new ServiceKind(['facial'], { ja: name }), []) ?? 0
  expect(of('【学割】毛穴洗浄')).toBeGreaterThan(of('毛穴洗浄'))
  expect(of('毛穴洗浄')).toBeGreaterThan(of('【学割】リフトアップ'))
})

test('createServiceScore counts no service whose name is only a piece of another word', () => {
  const score = createServiceScore([term('cuticle')], [], new Map())
  expect(score?.ofService(new ServiceKind(['hair'], { en: 'Cut' }), [])).toBe(0)
})
