import { expect, test } from 'vitest'
import { createSdk } from './index.ts'

test('reservation and cancellation without an id throw at once, and name what they need', () => {
  const sdk = createSdk({ baseUrl: 'http://yoyaku.test', live: false })
  expect(() => sdk.reservation(undefined as never)).toThrow('serviceId is undefined. It has to be an id.')
  expect(() => sdk.cancellation({ codeNumber: '' })).toThrow('codeNumber is "". It has to be an id.')
  sdk.dispose()
})
