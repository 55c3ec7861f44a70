import { expect, test } from 'vitest'
import { providerUrl } from './provider-url.ts'

test.each([
  [{ baseUrl: '' }, '/auth/sso/google/start?locale=ja'],
  [{ baseUrl: 'https://yoyaku.test/' }, 'https://yoyaku.test/auth/sso/google/start?locale=ja'],
  [{ baseUrl: new URL('https://yoyaku.test') }, 'https://yoyaku.test/auth/sso/google/start?locale=ja'],
  [{ baseUrl: '', redirect: '/ja/me?a=1&b' }, '/auth/sso/google/start?locale=ja&redirect=%2Fja%2Fme%3Fa%3D1%26b'],
])('providerUrl of %j', (given, url) => {
  expect(providerUrl({ locale: 'ja', provider: 'google', ...given })).toBe(url)
})

test.each([
  [{ provider: 'a/b' }, 'providerUrl: provider is "a/b". It has to be google, apple, facebook or another'],
  [{ redirect: '//evil.test' }, 'providerUrl: redirect is "//evil.test". It has to be a path such as'],
  [{ redirect: 'https://evil.test' }, 'providerUrl: redirect is "https://evil.test". It has to be a path such as'],
  [{ redirect: '/\\evil.test' }, 'providerUrl: redirect is "/\\\\evil.test". It has to be a path such as'],
])('providerUrl refuses %j', (given, message) => {
  expect(() => providerUrl({ baseUrl: '', locale: 'ja', provider: 'google', ...given } as never)).toThrow(message)
})
