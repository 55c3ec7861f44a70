import { expect, test } from 'vitest'
import { safeReturn } from './return-path.ts'

const ORIGIN = 'https://yoyaku.example'

test.each(['/ja', '/zh/search?keyword=%E6%B5%B4%E8%A1%A3', '/en/reservation/s-1?date=2026-11-21#time'])(
  'The return path %s is followed',
  (path) => {
    expect(safeReturn(path, ORIGIN)).toBe(path)
  },
)

test.each([
  null,
  '',
  'ja/search',
  'https://evil.example/zh',
  '//evil.example/zh',
  '///evil.example/zh',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/javascript:alert(1)',
  '/zh\\@evil.example',
  'http:/evil.example',
  'https:evil.example',
  '@evil.example',
  '/@evil.example',
  '/.evil.example',
  '/..//evil.example',
  '/zh/..//evil.example',
  '/zh/../../evil.example',
  '/fr/search',
  '/api/v1/user/auth/logout',
  '/auth/sso/google/start',
  '/dev/mail',
  'https://evil.example/',
  '////evil.example',
  '\\/evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  'https:/\\evil.example',
  '/en@evil.example',
  '.evil.example',
  '/en/../..//evil.example',
  '/./\\evil.example',
  'java\nscript:alert(1)',
  'vbscript:alert(1)',
  'blob:https://evil.example/x',
  '?redirect=/zh',
  '#/zh',
])('The return path %j is not followed', (given) => {
  expect(safeReturn(given, ORIGIN)).toBeNull()
})
