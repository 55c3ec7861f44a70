import { expect, test } from 'vitest'
import { charactersOf, nearest } from '../../../lib/edit-distance.ts'
import { createEntityMatcher } from './entity-matching.ts'

const salon = { kind: 'category', id: 'c17' } as const
const kyoto = { kind: 'city', id: 'k3' } as const
const matcher = createEntityMatcher([
  { ...salon, name: { en: 'Barbers & hairdressers' } },
  { ...kyoto, name: { en: 'Kyoto', ja: '京都' } },
])
const meant = (...things: object[]): unknown => expect.objectContaining({ things, words: [], primary: [] })

test('Whatever a catalogue calls its hairdressers, people find them by their own word for it', () => {
  for (const word of ['hairdresser', 'Hair Salon', '美容院', '미용실', '髮廊', 'ｈａｉｒｓａｌｏｎ'])
    expect(matcher.terms(word, 'en').map(({ meaning }) => meaning)).toEqual([meant(salon)])
})

test('Of what the catalogue has no name for, the other words for the same are looked for', () => {
  const [term] = createEntityMatcher([]).terms('キモノ', 'ja')
  expect(term?.meaning?.things).toEqual([])
  expect(term?.meaning?.words).toEqual(expect.arrayContaining(['kimono', '着物', '기모노', '和服']))
})

test('A keyword is cut at the longest words that mean something; particles and praise do not count', () => {
  expect(matcher.terms('京都のヘアサロンさくら おすすめ', 'ja')).toEqual([
    { text: '京都', typed: '京都', meaning: meant(kyoto) },
    { text: 'へあさろん', typed: 'ヘアサロン', meaning: meant(salon) },
    { text: 'さくら', typed: 'さくら', meaning: null },
  ])
  expect(matcher.terms('best', 'en')).toEqual([{ text: 'best', typed: 'best', meaning: null }])
})

test('terms divides a run into known words before it leaves a part of it unknown', () => {
  const japanese = createEntityMatcher([{ kind: 'city', id: 'o1', name: { zh: '大阪', ja: '大阪' } }])
  const split = (keyword: string) => japanese.terms(keyword, 'zh').map(({ typed }) => typed)
  expect(split('大阪燒肉')).toEqual(['大阪', '燒肉'])
  expect(split('大阪燒')).toEqual(['大阪燒'])
  expect(split('大阪燒茸')).toEqual(['大阪燒', '茸'])
})

test('terms reads a Korean word that is not typed whole as the trade it becomes', () => {
  for (const typed of ['ㅁㅅㅈ', '마사ㅈ']) {
    const massage = { kind: 'category', id: 'm1' } as const
    const [term] = createEntityMatcher([{ ...massage, name: { ko: '마사지' } }]).terms(typed, 'ko')
    expect(term).toMatchObject({ typed, meaning: { things: [massage] } })
  }
})

test('terms reads the words of a trade that another term outranks as services of that one', () => {
  const grooming = { kind: 'category', id: 'pets' } as const
  const catalogue = createEntityMatcher([
    { ...grooming, name: { en: 'Pet grooming' } },
    { kind: 'category', id: 'hair', name: { en: 'Hair' } },
  ])
  const [dog, cut] = catalogue.terms('poodle salon', 'en').map(({ meaning }) => meaning)
  expect(dog?.things).toEqual([grooming])
  expect(cut).toMatchObject({ things: [], primary: [grooming] })
  expect(catalogue.terms('salon', 'en').map(({ meaning }) => meaning?.things)).toEqual([
    [{ kind: 'category', id: 'hair' }],
  ])
})

test('terms splits a keyword once for one reader, and again for another keyword or reader', () => {
  const matcher = createEntityMatcher([])
  const [term] = matcher.terms('キモノ', 'ja')
  expect(matcher.terms('キモノ', 'ja')[0]).toBe(term)
  expect(matcher.terms('best', 'en').map(({ text }) => text)).toEqual(['best'])
  expect(matcher.terms('best', 'ja')[0]).not.toBe(matcher.terms('best', 'en')[0])
  expect(matcher.terms('キモノ', 'ja')).toEqual([term])
})

test('The nearest word within what its length forgives', () => {
  const near = (typed: string) => nearest(charactersOf(typed), ['manicure', 'massage', 'nail', '마사지', '美容院'])
  expect(['manicrue', 'massge', 'nial', '마사찌', '美容员'].map(near)).toEqual([
    ...['manicure', 'massage', 'nail', '마사지', '美容院'],
  ])
  expect(['mail', 'mnacierua', 'nai', 'nil', 'sausage', '美人', 'nail'].map(near)).toEqual([
    'nail',
    ...Array(6).fill(null),
  ])
})
