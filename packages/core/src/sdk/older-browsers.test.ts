import { afterEach, expect, test, vi } from 'vitest'
import { check, email } from '../validation/fields.ts'
import { createYoyaku } from './create-yoyaku.ts'

afterEach(() => vi.unstubAllGlobals())

test('createYoyaku and the check of an e-mail need neither URL.canParse nor URL.parse', () => {
  class OlderUrl extends URL {}
  Object.assign(OlderUrl, { canParse: undefined, parse: undefined })
  vi.stubGlobal('URL', OlderUrl)
  const sdk = createYoyaku({ baseUrl: 'https://yoyaku.example', socketUrl: 'wss://yoyaku.example/ws', live: false })
  sdk.dispose()
  expect(() => createYoyaku({ baseUrl: 'yoyaku' })).toThrow('baseUrl is "yoyaku"')
  expect([check(email, 'hana@例え.jp').value, check(email, 'hana@a..jp').value]).toEqual(['hana@例え.jp', null])
})
