import { expect, test } from 'vitest'
import { fold, gramsOf, wantedBy } from './grams.ts'

test('A Japanese word of two signs is found as one pair, and by its first sign', () => {
  expect([...gramsOf(['美容室'])]).toEqual(['美容', '容室', '室'])
  expect(wantedBy('美容')).toEqual({ whole: ['美容'], beginnings: [] })
  expect(wantedBy('室')).toEqual({ whole: [], beginnings: ['室'] })
})

test('Words of the Latin script stay whole and are asked for by their beginning', () => {
  expect([...gramsOf(['Hair & Make-up 2'])]).toEqual(['hair', 'make', 'up', '2'])
  expect(wantedBy('Massa')).toEqual({ whole: [], beginnings: ['massa'] })
})

test('Width, case, accents and kana do not keep people from finding', () => {
  expect(fold('ＣＡＦÉ ﾈｲﾙ ネイル ｶﾞ')).toBe('cafe ねいる ねいる が')
  expect(fold('스파'.normalize('NFD'))).toBe('스파')
})

test('Small English words count only when there is nothing else', () => {
  expect(wantedBy('spa in Tokyo')).toEqual({ whole: [], beginnings: ['spa', 'tokyo'] })
  expect(wantedBy('the')).toEqual({ whole: [], beginnings: ['the'] })
})

test('Blank asks for nothing; signs without a letter ask for what nobody has', () => {
  expect(wantedBy('  ')).toBeNull()
  expect(wantedBy('💅 !!')).toEqual({ whole: [], beginnings: [] })
})

test('Two scripts in one keyword are cut apart', () => {
  expect(wantedBy('Nail東京 렌터카')).toEqual({ whole: ['東京', '렌터', '터카'], beginnings: ['nail'] })
})
