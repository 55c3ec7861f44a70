import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/tables.gen.ts'
import type { Locale } from '../../../contract/types.ts'
import { charactersOf, nearest } from '../../../lib/edit-distance.ts'
import { readDataFile, synonymsOf } from '../../synonyms/synonyms.ts'
import { GENERAL_WORDS } from '../../synonyms/word-lists.ts'
import { keyOf } from '../text/pieces.ts'
import { createEntityMatcher } from './entity-matching.ts'
import { timeSaidBy } from './query-modifiers.ts'

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

test('terms reads initials as a trade before a service that begins with the same', () => {
  const named = [
    { kind: 'category', id: 'hair', name: { en: 'Hair' } },
    { kind: 'category', id: 'wash', name: { ko: '손세차' } },
  ] as const
  // 새치 is a service of hairdressers.
  const [term] = createEntityMatcher(named).terms('ㅅㅊ', 'ko')
  expect(term?.meaning?.things).toEqual([{ kind: 'category', id: 'wash' }])
})

test('terms reads the words of a trade that another term outranks as services of that one', () => {
  const grooming = { kind: 'category', id: 'pets' } as const
  const catalogue = createEntityMatcher([
    { ...grooming, name: { en: 'Pet grooming' } },
    { kind: 'category', id: 'hair', name: { en: 'Hair' } },
  ])
  const [dog, cut] = catalogue.terms('poodle hairdresser', 'en').map(({ meaning }) => meaning)
  expect(dog?.things).toEqual([grooming])
  expect(cut).toMatchObject({ things: [], primary: [grooming] })
  expect(catalogue.terms('hairdresser', 'en').map(({ meaning }) => meaning?.things)).toEqual([
    [{ kind: 'category', id: 'hair' }],
  ])
})

test('terms leaves out a general word beside a particular kind, and keeps it where there is none', () => {
  const culture = { kind: 'category', id: 'culture' } as const
  const yoga = { kind: 'category', id: 'yoga' } as const
  const catalogue = createEntityMatcher([
    { ...culture, name: { en: 'Cultural experiences' } },
    { ...yoga, name: { en: 'Yoga and pilates' } },
    { ...kyoto, name: { en: 'Kyoto', ja: '京都' } },
  ])
  const typedOf = (keyword: string, reader: Locale) => catalogue.terms(keyword, reader).map(({ typed }) => typed)
  expect(typedOf('필라테스 체험', 'ko')).toEqual(['필라테스'])
  expect(typedOf('京都 ヨガ体験レッスン', 'ja')).toEqual(['京都', 'ヨガ'])
  expect(typedOf('yoga trial class', 'en')).toEqual(['yoga'])
  expect(typedOf('體驗 京都', 'zh')).toEqual(['體驗', '京都'])
  expect(catalogue.terms('workshop session', 'en').map(({ meaning }) => meaning?.things)).toEqual([[culture]])
  expect(typedOf('trial', 'en')).toEqual(['trial'])
})

test.each(LOCALES)('terms in %s leaves general words out beside every word of every trade and service', (reader) => {
  const general = new Set(GENERAL_WORDS.map(keyOf))
  const catalogue = createEntityMatcher([])
  const trades = synonymsOf('synonyms.yaml', readDataFile('synonyms.yaml')).flatMap((row) => row[reader])
  // Lunch beside a class is when it is.
  const particular = trades.filter((word) => !general.has(keyOf(word)) && timeSaidBy(word) === null)
  const said = (keyword: string) => catalogue.terms(keyword, reader).map(({ text }) => text)
  // A word of a row that begins another one is no word beside a general one: 타코야키 체험 수업.
  const known = (word: string, general: string) =>
    general
      .split(' ')
      .some((_, i, words) => catalogue.spelled().has(keyOf(`${word} ${words.slice(0, i + 1).join(' ')}`)))
  const pairs = particular.map((word, i): [string, string] => [word, GENERAL_WORDS[i % GENERAL_WORDS.length] ?? ''])
  const unknown = pairs.filter((pair) => !known(...pair))
  expect(unknown.length).toBeGreaterThan(400)
  expect(unknown.filter((pair) => said(pair.join(' ')).join() !== said(pair[0] ?? '').join())).toEqual([])
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

const [wash, kei, compact] = ['wash', 'kei', 'compact'].map((id) => ({ kind: 'category', id }) as const)
const cars = createEntityMatcher([
  { ...wash, name: { en: 'Hand car wash' } },
  { ...kei, name: { en: 'Kei cars' } },
  { ...compact, name: { en: 'Compact cars' } },
] as Parameters<typeof createEntityMatcher>[0])

test.each<[Locale, string, string]>([
  ['ja', '軽自動車 洗車', '軽自動車'],
  ['ko', '경차 세차', '경차'],
  ['zh', '輕自動車 洗車', '輕自動車'],
  ['en', 'kei car wash', 'kei'],
  ['en', 'compact car wash', 'compact'],
])('terms in %s takes a size of cars beside a wash for a car that is washed: %s', (locale, keyword, size) => {
  const sizes = cars.terms(keyword, locale).filter(({ typed }) => typed === size)
  expect(sizes.map(({ meaning }) => [meaning?.things, meaning?.primary])).toEqual([[[], [wash]]])
})

test('terms takes a small car for each that is small where it is washed, and for its own kind where it is rented', () => {
  const [washed] = cars.terms('경차 세차', 'ko')
  expect(washed?.meaning?.words).toEqual(expect.arrayContaining(['경차', '소형차']))
  expect(cars.terms('경차', 'ko').map(({ meaning }) => meaning)).toEqual([meant(kei as object)])
})

test.each<[Locale, string]>([
  ['en', 'wash my kei car'],
  ['ko', '경차 씻기'],
  ['ja', '軽 洗いたい'],
  ['zh', '輕型車 洗'],
])('terms in %s reads what is done to a car beside a kind of it: %s', (locale, keyword) => {
  const [work] = cars.terms(keyword, locale).filter(({ isObject }) => isObject !== true)
  expect(work?.meaning?.things).toEqual([wash])
})

test('terms reads nothing of a car where no car is typed', () => {
  expect(cars.terms('wash and shine', 'en').map(({ meaning }) => meaning)).toEqual([null, null])
})

test.each<[Locale, string, string[]]>([
  ['ja', '美容院 120本', ['120本']],
  ['ja', '美容院120本', ['120本']],
  ['ko', '미용실 1회', ['1회']],
  ['en', 'hairdresser 7', ['7']],
])('terms in %s leaves a number and what it counts aside beside what is known: %s', (locale, keyword, counts) => {
  expect(matcher.terms(keyword, locale).map(({ meaning }) => meaning)).toEqual([meant(salon)])
  expect(matcher.ignored(keyword, locale).map(({ typed }) => typed)).toEqual(counts)
})

test('terms keeps a number where nothing is known, and one of minutes, which units are called by', () => {
  expect(matcher.terms('54', 'en').map(({ typed }) => typed)).toEqual(['54'])
  expect(matcher.terms('미용실 60분', 'ko').map(({ typed }) => typed)).toEqual(['미용실', '60', '분'])
})

test.each<[Locale, string]>([
  ['en', '1:1'],
  ['ja', '1：1'],
  ['ko', '1대1'],
  ['ja', 'マンツーマン'],
  ['zh', '一對一'],
])('terms in %s takes %s for a lesson of one person, and no 11', (locale, typed) => {
  const [term, ...others] = matcher.terms(typed, locale)
  expect([others, term?.meaning?.words]).toEqual([[], expect.arrayContaining(['私人課'])])
  expect(matcher.terms('11', locale).map(({ meaning }) => meaning)).toEqual([null])
})

test.each<[Locale, string]>([
  ['ko', '미용'],
  ['ja', 'とこ'],
  ['en', 'hairdr'],
])('terms in %s reads a last word that is not typed whole as the trade it becomes: %s', (locale, typed) => {
  expect(matcher.terms(`Kyoto ${typed}`, locale).at(-1)).toMatchObject({ typed, meaning: { things: [salon] } })
})

test('terms leaves a half-typed word as it is where a shop has it, and beside a kind of service', () => {
  const known = createEntityMatcher([{ ...salon, name: { en: 'Hair' } }], (word) => word === 'hairdr')
  expect(known.terms('hairdr', 'en')).toEqual([{ text: 'hairdr', typed: 'hairdr', meaning: null }])
  expect(matcher.terms('온천 미용', 'ko').at(-1)).toEqual({ text: '미용', typed: '미용', meaning: null })
})

test.each([
  ['肩がすごくこる', 'ja'],
  ['肩こる', 'ja'],
  ['어깨가 너무 뭉쳤어요', 'ko'],
  ['어깨 뭉쳐서', 'ko'],
  ['肩膀很硬', 'zh'],
  ['my neck is so stiff', 'en'],
] as const)('terms reads %s as a shoulder massage whatever particles and endings it has', (keyword, locale) => {
  const massage = { kind: 'category', id: 'm' } as const
  const { terms } = createEntityMatcher([{ ...massage, name: { en: 'Massage' } }])
  const kinds = terms(keyword, locale).filter(({ meaning }) => meaning !== null)
  expect(kinds.map(({ meaning }) => meaning)).toEqual([expect.objectContaining({ primary: [massage] })])
  expect(kinds[0]?.meaning?.words).not.toContain('肩こる')
})

test('terms reads no description where a particle is a part of a word: 다도 in 한복 다도 체험', () => {
  const culture = ['Hanbok', 'Tea ceremony'].map(
    (name) => ({ kind: 'category', id: name, name: { en: name } }) as const,
  )
  const kinds = createEntityMatcher(culture).terms('한복 다도 체험', 'ko')
  expect(kinds.map(({ text }) => text)).toEqual(['한복', '다도 체험'])
})

test('terms joins words that mean one service together, in any order, unless an "or" stands between them', () => {
  const named = [
    { kind: 'category', id: 'k1', name: { en: 'Kimono' } },
    { kind: 'category', id: 't1', name: { en: 'Tea ceremony' } },
  ] as const
  const split = (keyword: string) => {
    const terms = createEntityMatcher(named).terms(keyword, 'en')
    return terms.map(({ typed, parts, meaning }) => [typed, parts?.length, meaning?.primary.map(({ id }) => id)])
  }
  expect(split('kimono and matcha')).toEqual([['kimono matcha', 2, ['t1']]])
  expect(split('tea ceremony falconry kimono')).toEqual([
    ['tea ceremony kimono', 2, ['t1']],
    ['falconry', undefined, undefined],
  ])
  expect(split('kimono or tea ceremony').map(([, parts]) => parts)).toEqual([undefined, undefined])
})
