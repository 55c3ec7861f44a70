import { expect, test } from 'vitest'
import { fold, gramsOf, wantedBy } from './grams.ts'

test('A Japanese word of two signs is found as one pair, and by its first sign', () => {
  expect([...gramsOf([{ ja: '美容の室' }])]).toEqual(['美容', 'ja:美容', '容の', 'の室', '室', 'ja:室'])
  expect(wantedBy('美容', null)).toEqual({ whole: ['美容'], beginnings: [] })
  expect(wantedBy('室', null)).toEqual({ whole: [], beginnings: ['室'] })
})

test('Words of the Latin script stay whole and are asked for by their beginning', () => {
  expect([...gramsOf([{ en: 'Hair & Make-up 2' }])]).toEqual(['hair', 'make', 'up', '2'])
  expect(wantedBy('Massa', null)).toEqual({ whole: [], beginnings: ['massa'] })
})

test('Width, case, accents and kana do not keep people from finding', () => {
  expect(fold('ＣＡＦÉ ﾈｲﾙ ネイル ｶﾞ')).toBe('cafe ねいる ねいる が')
  expect(fold('스파'.normalize('NFD'))).toBe('스파')
})

test('Traditional, simplified and Japanese signs meet', () => {
  for (const word of ['美髮 臺灣 澤', '美发 台湾 泽', '美髪 台灣 沢']) expect(fold(word)).toBe('美发 台湾 泽')
})

test('Small English words count only when there is nothing else', () => {
  expect(wantedBy('spa in Tokyo', null)).toEqual({ whole: [], beginnings: ['spa', 'tokyo'] })
  expect(wantedBy('the', null)).toEqual({ whole: [], beginnings: ['the'] })
})

test('Characters that Japanese and Chinese share are looked for in the language of the reader', () => {
  expect(wantedBy('美容 ネイル spa', 'ja')).toEqual({ whole: ['ja:美容', 'ねい', 'いる'], beginnings: ['spa'] })
  expect(wantedBy('車', 'zh')).toEqual({ whole: [], beginnings: ['zh:车'] })
  expect(wantedBy('美容', 'ko')).toEqual({ whole: ['美容'], beginnings: [] })
})

test('Blank asks for nothing; signs without a letter ask for what nobody has', () => {
  expect(wantedBy('  ', null)).toBeNull()
  expect(wantedBy('💅 !!', null)).toEqual({ whole: [], beginnings: [] })
})

test('Two scripts in one keyword are cut apart', () => {
  expect(wantedBy('Nail東京 렌터카', null)).toEqual({ whole: ['东京', '렌터', '터카'], beginnings: ['nail'] })
})
