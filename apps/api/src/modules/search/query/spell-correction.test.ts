import { expect, test } from 'vitest'
import { indexSaying } from '../../../testing/search-index.ts'
import { parseQuery } from './query-parser.ts'
import { parseOrCorrect } from './spell-correction.ts'

test('The nearest word of a shop, first of those as long, then in the order of the alphabet, whichever shop came first', () => {
  const corrected = (typed: string, ...words: string[]) =>
    [words, words.toReversed()].map((each) => parseOrCorrect(indexSaying(...each).index, ` ${typed} `, 'en').corrected)
  expect(corrected('zanzibra', 'zanzibar', 'zanzib')).toEqual(['zanzibar', 'zanzibar'])
  expect(corrected('zorbix', 'zorbaix', 'zorbiy', 'zorbik')).toEqual(['zorbik', 'zorbik'])
  expect(corrected('zorbi', 'xorbi', 'zorxexi')).toEqual([null, null])
  expect(corrected('zanzibra hunirula', 'zanzibar hunirulo', 'zanzibar')).toEqual(Array(2).fill('zanzibar hunirulo'))
})

test.each([
  ['mizu kagami hair', 'Mizukagami Hair', 'mizukagami hair'],
  ['미즈카가미해어', '미즈카가미 헤어', '미즈카가미헤어'],
  ['난탠 기모노', '난텐 기모노', '난텐 기모노'],
  ['요기', '요가', '요가'],
  ['까패', '까페', '까페'],
])('parseOrCorrect reads %s as the name that sounds or is written like it', (typed, said, corrected) => {
  expect(parseOrCorrect(indexSaying(said).index, typed, 'ko')).toMatchObject({ corrected, notFound: [] })
})

test.each([
  ['피비', '피지'],
  ['bike repair', 'tire repair'],
  ['mens nails', 'dog nails'],
  ['matte', 'latte'],
  ['플라하', '플라잉 요가'],
  ['curry', 'furry'],
  ['くるみ', 'うるみ'],
  ['洗いたい', 'せいたい'],
  ['借りたい', '切りたい'],
])('parseOrCorrect never takes %s for the service %s', (typed, said) => {
  const { corrected } = parseOrCorrect(indexSaying(said).index, typed, 'en')
  expect(corrected).not.toBe(said)
})

test('A word that is left out is said to be not found; the rest is no correction of the whole', () => {
  const { index } = indexSaying('ジェルネイル')
  expect(parseOrCorrect(index, 'ジェルネイル 神戸', 'ja')).toMatchObject({
    ...{ corrected: 'ジェルネイル', notFound: ['神戸'] },
  })
})

test('Words of about as many letters are looked at once, and only so many of them, however many a catalogue has', () => {
  const syllables = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po', 'ru', 'sa']
  const ends = syllables.flatMap((one) => syllables.flatMap((two) => syllables.map((three) => one + two + three)))
  const words = ends.flatMap((end) => syllables.map((first) => `z${first}${end}`))
  const { index, looked } = indexSaying('zu', 'zanzibar', 'zanzibarlonger', ...words)
  expect(parseOrCorrect(index, 'zqxqxqxqx', 'en').corrected).toBeNull()
  expect(looked.words.splice(0)).toEqual(words.toSorted().slice(0, 10_000))
  expect(parseOrCorrect(index, 'zanzibra zqxqxqxqy', 'en').corrected).toBeNull()
  expect(looked.words.splice(0)).toHaveLength(10_000)
})

test('What finds shops is parsed once', () => {
  const { index, looked } = indexSaying('sushi', 'zanzibar')
  for (const keyword of ['zanzibar', 'sushi', '']) {
    const parsed = parseQuery(index, keyword, 'en')
    const keywords = looked.keywords.splice(0)
    expect(parseOrCorrect(index, keyword, 'en')).toEqual({ parsed, corrected: null, notFound: [] })
    expect(looked.keywords.splice(0)).toEqual(keywords)
  }
})
