import { expect, test } from 'vitest'
import { createYoyaku } from '../index.ts'

test('reservation, reschedule and cancellation without an id throw at once, and name what they need', () => {
  const sdk = createYoyaku({ baseUrl: 'http://yoyaku.test', live: false })
  expect(() => sdk.startReservation(undefined as never)).toThrow('serviceId is undefined. It has to be an id.')
  expect(() => sdk.startReschedule({ codeNumber: '' })).toThrow('codeNumber is "". It has to be an id.')
  expect(() => sdk.startCancellation({ codeNumber: '' })).toThrow('codeNumber is "". It has to be an id.')
  sdk.dispose()
})
