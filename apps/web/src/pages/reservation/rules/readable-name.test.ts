import { expect, test } from 'vitest'
import { isReadable } from './readable-name.ts'

test.each([
  ['佐藤 花子', 'JP', 'ja', true],
  ['さとう はなこ', 'JP', 'ja', true],
  ['マーク・スペンサー', 'JP', 'ja', true],
  ['', 'JP', 'ja', true],
  ['Hana Sato', 'JP', 'en', true],
  ['王小明', 'JP', 'zh', true],
  ['김민지', 'JP', 'ko', false],
  ['', 'JP', 'ko', false],
  ['', 'JP', 'en', true],
  ['김민지', 'KR', 'ko', true],
  ['佐藤 花子', 'KR', 'ja', false],
  ['', 'KR', 'zh', false],
  ['王小明', 'TW', 'zh', true],
  ['さとう', 'TW', 'ja', false],
  ['', 'TW', 'ja', false],
] as const)(
  'isReadable of the name “%s” at a shop in %s, on a page in %s, is %s',
  (name, country, language, readable) => {
    expect(isReadable(name, country, language)).toBe(readable)
  },
)
