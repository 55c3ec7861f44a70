import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/tables.gen.ts'
import { DESCRIPTIONS, descriptionsOf } from './descriptions.ts'
import { modifierWordsOf } from './modifier-words.ts'
import { SYNONYMS, synonymsOf } from './synonyms.ts'
import { COUNTERS, DURATION_UNITS, wordListOf } from './word-lists.ts'

const row = '- en: perm, digital perm\n  ko: 펌\n  ja: パーマ\n  zh: 燙髮\n'

test('synonymsOf reads the words of each language, alternatives in broader, primary-category, outranks and joins, the whole and the main service', () => {
  const text = `# Hair\n\n${row}  broader: Sushi, Izakaya | Food\n  primary-category: Hair\n  outranks: Massage\n  joins: bob, comb | bob, gel\n  kind-of: hair\n  main-service: haircut, bob\n  at: 35.6, 139.7\n`
  expect(synonymsOf('synonyms.yaml', text)).toEqual([
    {
      en: ['perm', 'digital perm'],
      ko: ['펌'],
      ja: ['パーマ'],
      zh: ['燙髮'],
      broader: [['Sushi', 'Izakaya'], ['Food']],
      holds: [],
      primaryCategory: [['Hair']],
      outranks: [['Massage']],
      joins: [
        ['bob', 'comb'],
        ['bob', 'gel'],
      ],
      kindOf: ['hair'],
      mainService: ['haircut', 'bob'],
      at: [35.6, 139.7],
    },
  ])
})

test.each([
  ['a missing language', row.replace('  zh: 燙髮\n', ''), 'line 1: zh is missing'],
  [
    'a field that is none',
    `${row}  synonym: 파마\n`,
    'line 5: synonym is no field; there are en, ko, ja, zh, broader, holds, primary-category, outranks, joins, kind-of, main-service, at',
  ],
  ['a comma too many', row.replace('펌', '펌, '), 'line 2: ko has an empty word'],
  ['a field without words', row.replace(' 燙髮', ''), 'line 4: zh has an empty word'],
  ['an alternative without names', `${row}  broader: Hair |\n`, 'line 5: broader has an empty word'],
  ['a list for words', row.replace('펌', '[펌, 파마]'), 'line 2: ko is not words with commas between them'],
  ['a language twice', `${row}  ko: 파마\n`, 'line 5: Map keys must be unique'],
  [
    'an entry without fields',
    `${row}\n- perm\n`,
    'line 6: an entry has the fields en, ko, ja, zh, broader, holds, primary-category, outranks, joins, kind-of, main-service, at',
  ],
  [
    'no entry',
    '',
    'line 1: an entry has the fields en, ko, ja, zh, broader, holds, primary-category, outranks, joins, kind-of, main-service, at',
  ],
])('synonymsOf names file, line and field of %s', (_what, text, problem) => {
  expect(() => synonymsOf('synonyms.yaml', text)).toThrow(new Error(`synonyms.yaml, ${problem}`))
})

test.each(['35.6', '35.6, 139.7, 1', 'north, east', '139.7, 35.6'])('synonymsOf refuses %s as a place', (at) => {
  expect(() => synonymsOf('districts.yaml', `${row}  at: ${at}\n`)).toThrow(
    new Error(`districts.yaml: at is not a latitude and a longitude: ${at}`),
  )
})

test('wordListOf reads words over several lines, and names the line of a language that is none', () => {
  const text = 'en:\n  near, today,\n  now\nko: 근처\nja: 近く\nzh: 附近\n'
  expect(wordListOf('stop-words.yaml', text)).toEqual(['near', 'today', 'now', '근처', '近く', '附近'])
  expect(() => wordListOf('stop-words.yaml', `${text}fr: près\n`)).toThrow(
    new Error('stop-words.yaml, line 7: fr is no field; there are en, ko, ja, zh'),
  )
})

test('modifierWordsOf reads what each word says, and names what it does not know', () => {
  const nothing = {
    daysAhead: null,
    timeOfDay: null,
    times: null,
    people: null,
    isMeal: false,
    isCheap: false,
    isNearMe: false,
    isUnsupported: false,
  }
  const text =
    '- means: today, evening\n  en: tonight\n\n- means: meal, afternoon\n  ja: ランチ\n\n- means: 2\n  ko: 둘\n\n- means: 16:00-\n  ja: 夕方以降\n'
  expect(modifierWordsOf('modifiers.yaml', text)).toEqual([
    ['tonight', { ...nothing, daysAhead: 0, timeOfDay: 'evening' }],
    ['ランチ', { ...nothing, timeOfDay: 'afternoon', isMeal: true }],
    ['둘', { ...nothing, people: 2 }],
    ['夕方以降', { ...nothing, times: { timeFrom: '16:00', timeTo: null } }],
  ])
  expect(() => modifierWordsOf('modifiers.yaml', text.replace('evening', 'midnight'))).toThrow(
    new Error('modifiers.yaml: means has no midnight'),
  )
})

test('No counter is a unit of length, of which the number is searched for', () => {
  expect(COUNTERS).toEqual(expect.arrayContaining(['times', '회', '本', '張']))
  expect(DURATION_UNITS).toEqual(expect.arrayContaining(['minutes', '분', '時間', '小時']))
  expect(COUNTERS.filter((word) => DURATION_UNITS.includes(word))).toEqual([])
})

test('The main service of each trade is called by a word of a row', () => {
  const words = new Set(SYNONYMS.flatMap((row) => LOCALES.flatMap((language) => row[language])))
  const named = SYNONYMS.flatMap(({ mainService }) => mainService)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((word) => !words.has(word))).toEqual([])
})

test('Each word that a row joins is a word of a row', () => {
  const words = new Set(SYNONYMS.flatMap((row) => LOCALES.flatMap((language) => row[language])))
  const joined = SYNONYMS.flatMap(({ joins }) => joins.flat())
  expect(joined.length).toBeGreaterThan(5)
  expect(joined.filter((word) => !words.has(word))).toEqual([])
})

test('descriptionsOf reads what each row means, and names the file of a row that means two things', () => {
  const text = '- means: perm\n  en: flat hair\n  ko: 볼륨 없\n  ja: ぺたんこ\n  zh: 頭髮塌\n'
  expect(descriptionsOf('descriptions.yaml', text)).toEqual([
    { means: 'perm', en: ['flat hair'], ko: ['볼륨 없'], ja: ['ぺたんこ'], zh: ['頭髮塌'] },
  ])
  expect(() => descriptionsOf('descriptions.yaml', text.replace('perm', 'perm, bob'))).toThrow(
    new Error('descriptions.yaml: means is not one word: perm, bob'),
  )
})

test('Every description means one row of the synonyms, and is no word of a row itself', () => {
  const rowsOf = (word: string) => SYNONYMS.filter((row) => row.en.includes(word))
  expect(DESCRIPTIONS.filter(({ means }) => rowsOf(means).length !== 1).map(({ means }) => means)).toEqual([])
  for (const language of LOCALES) {
    const words = new Set(SYNONYMS.flatMap((row) => row[language]))
    const described = DESCRIPTIONS.flatMap((row) => row[language])
    expect(described.filter((word) => words.has(word))).toEqual([])
    expect(described.filter((word, i) => described.indexOf(word) !== i)).toEqual([])
  }
})
