import { expect, test } from 'vitest'
import { toMetaDescription } from './meta-description.ts'

test('toMetaDescription keeps a text that fits', () => {
  expect(toMetaDescription('  A small  place.\nOpen late. ', 'en')).toBe('A small place. Open late.')
  expect(toMetaDescription('小さな店です。', 'ja')).toBe('小さな店です。')
})

test('toMetaDescription keeps the sentences of a longer text that fit', () => {
  const short = 'On a quiet street, 3.5 minutes from the station.'
  expect(toMetaDescription(`${short} ${'And so on '.repeat(20)}.`, 'en')).toBe(short)
  expect(toMetaDescription(`静かな通りにあります。${'そして続きます'.repeat(12)}。`, 'ja')).toBe(
    '静かな通りにあります。',
  )
  expect(toMetaDescription(`조용한 길에 있어요. ${'그리고 계속 '.repeat(15)}.`, 'ko')).toBe('조용한 길에 있어요.')
})

test('toMetaDescription keeps the words of one long sentence that fit', () => {
  const brief = toMetaDescription('word '.repeat(60), 'en')
  expect(brief).toMatch(/^(?:word )+word…$/)
  expect(brief.length).toBeLessThanOrEqual(155)
  expect(toMetaDescription('字'.repeat(200), 'zh')).toBe(`${'字'.repeat(79)}…`)
})
