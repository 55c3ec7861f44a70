import { expect, test } from 'vitest'
import { inLanguage, splitPath } from './paths.ts'

test.each([
  ['/ja/search', { language: 'ja', rest: '/search', long: false }],
  ['/zh', { language: 'zh', rest: '/', long: false }],
  ['/zh/', { language: 'zh', rest: '/', long: true }],
  ['/zh/zh-TW', { language: 'zh', rest: '/', long: true }],
  ['/zh/zh-Hant-TW/search', { language: 'zh', rest: '/search', long: true }],
  ['/en/ja-JP/search', { language: 'en', rest: '/ja-JP/search', long: false }],
  ['/en/search', { language: 'en', rest: '/search', long: false }],
  ['/search', { language: null, rest: '/search', long: false }],
  ['/fr/search', { language: null, rest: '/fr/search', long: false }],
  ['/', { language: null, rest: '/', long: false }],
])('%s', (path, split) => {
  expect(splitPath(path)).toEqual(split)
})

test('home has no trailing slash', () => {
  expect(inLanguage('ko', '/')).toBe('/ko')
  expect(inLanguage('ko', '/faqs')).toBe('/ko/faqs')
})
