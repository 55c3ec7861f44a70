import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('readConfig explains every mistake by the name of its variable', () => {
  expect(() => readConfig({ PORT: 'http', PUBLIC_URL: 'javascript:alert(1)', API_URL: 'api' })).toThrow(
    [
      'Invalid configuration:',
      '  PORT must be a whole number from 0 to 65535',
      '  API_URL must be a URL that begins with http:// or https://',
      '  PUBLIC_URL must be a URL that begins with http:// or https://',
    ].join('\n'),
  )
})

test.each(['https://yoyaku.example/shop', 'https://yoyaku.example/?a', 'https://a:b@yoyaku.example'])(
  'readConfig refuses %s as PUBLIC_URL, which is no origin',
  (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL must be an origin only')
  },
)

test.each(['', ' '])('readConfig treats a variable that is %j as not set', (PORT) => {
  expect(readConfig({ PORT }).port).toBe(3000)
})
