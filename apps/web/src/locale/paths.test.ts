import { expect, test } from 'vitest'
import { localizePath, splitPath } from './paths.ts'

test.each([
  ['/ja/search', { language: 'ja', rest: '/search', isNonCanonical: false }],
  ['/zh', { language: 'zh', rest: '/', isNonCanonical: false }],
  ['/zh/', { language: 'zh', rest: '/', isNonCanonical: true }],
  ['/zh/zh-TW', { language: 'zh', rest: '/', isNonCanonical: true }],
  ['/zh/zh-Hant-TW/search', { language: 'zh', rest: '/search', isNonCanonical: true }],
  ['/EN', { language: 'en', rest: '/', isNonCanonical: true }],
  ['/Ja/search', { language: 'ja', rest: '/search', isNonCanonical: true }],
  ['/ko-KR', { language: 'ko', rest: '/', isNonCanonical: true }],
  ['/en_US', { language: 'en', rest: '/', isNonCanonical: true }],
  ['/zh_TW/faqs', { language: 'zh', rest: '/faqs', isNonCanonical: true }],
  ['/zh_Hant_TW/search', { language: 'zh', rest: '/search', isNonCanonical: true }],
  ['/en/en_US/search', { language: 'en', rest: '/search', isNonCanonical: true }],
  ['/fr_FR/search', { language: null, rest: '/fr_FR/search', isNonCanonical: false }],
  ['/en/ja-JP/search', { language: 'en', rest: '/ja-JP/search', isNonCanonical: false }],
  ['/en/search', { language: 'en', rest: '/search', isNonCanonical: false }],
  ['/search', { language: null, rest: '/search', isNonCanonical: false }],
  ['/fr/search', { language: null, rest: '/fr/search', isNonCanonical: false }],
  ['/', { language: null, rest: '/', isNonCanonical: false }],
])('splitPath splits %s', (path, split) => {
  expect(splitPath(path)).toEqual(split)
})

test('localizePath gives the front page no trailing slash', () => {
  expect(localizePath('ko', '/')).toBe('/ko')
  expect(localizePath('ko', '/faqs')).toBe('/ko/faqs')
})
