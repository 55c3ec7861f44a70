import { describe, expect, test } from 'vitest'
import { returnPage } from './return-page.ts'

const ORIGIN = 'https://yoyaku.example'

describe('returnPage accepts a page of the site, without its language', () => {
  test.each([
    ['/ja', '/'],
    ['/ja/', '/'],
    ['/zh/me/favorite', '/me/favorite'],
    ['/ko/reservation/svc-1?date=2026-12-01&quantity=2', '/reservation/svc-1?date=2026-12-01&quantity=2'],
    ['/en/search?keyword=%E5%AF%BF%E5%8F%B8%2F%E9%AE%A8', '/search?keyword=%E5%AF%BF%E5%8F%B8%2F%E9%AE%A8'],
    ['/zh/zh-TW/me/profile', '/me/profile'],
    ['/ja/brands/12#times', '/brands/12#times'],
    ['/ja/a/../me/profile', '/me/profile'],
  ])('returnPage turns %s into %s', (redirect, page) => expect(returnPage(redirect, ORIGIN)).toBe(page))
})

describe('returnPage refuses', () => {
  test.each([
    '',
    'evil.example',
    'https://evil.example/ja',
    'http:/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//ja/',
    ' javascript:alert(1)',
    'data:text/html,<script>1</script>',
    '//evil.example',
    '//evil.example/ja',
    '///evil.example',
    '////ja/evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '/ja\t/..//evil.example',
    ' /ja',
    '/ja\u0000',
    '/ja/%00',
    '/ja/%0d%0aSet-Cookie:a=b',
    '/%09/evil.example',
    '/%2f/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/ja/..//evil.example',
    '/ja/../..//evil.example',
    '/ja/%2e%2e//evil.example',
    '/ja/%2e%2e/%2f/evil.example',
    '/ja/..%2f..%2fevil.example',
    '/./ja//evil.example',
    '/../evil.example',
    '/ja/../evil',
    '/jaja',
    '/fr/search',
    '/search',
    '/ja@evil.example',
    '/ja.evil.example',
    '/ja/%E0%A4%A',
    '/ja\u2028/x',
    '/ja\u0085',
    'ja/search',
    '?redirect=/ja',
    '@evil.example/ja',
    '/ja/auth',
    '/ja/auth?redirect=/ja/auth',
    '/ja/me/../auth',
    `/ja/${'a'.repeat(2100)}`,
  ])('%j', (redirect) => expect(returnPage(redirect, ORIGIN)).toBeNull())

  test('null', () => expect(returnPage(null, ORIGIN)).toBeNull())
})

// Promise (Addresses): one comes back to pages of ours only
test('returnPage never leaves the origin, whatever its result is resolved against', () => {
  for (const redirect of ['/ja', '/ja/x?y=//evil', '/zh/me#//evil', '/ko/a/./b']) {
    expect(new URL(returnPage(redirect, ORIGIN) ?? '', ORIGIN).origin).toBe(ORIGIN)
  }
})
