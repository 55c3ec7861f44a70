import { expect, test } from 'vitest'
import { createTestSdk, settle } from './testing/loose-sdk.ts'

/** A page in plain JavaScript may pass anything. */
const anything = (value: unknown) => value as never

test('on() throws at once without a listener', () => {
  const { sdk } = createTestSdk()
  expect(() => sdk.on('notification', anything(undefined))).toThrow(
    new TypeError('@yoyaku/core: listener is undefined. It has to be a function.'),
  )
  sdk.dispose()
})

test.each([
  [
    'throws',
    () => {
      throw new Error('of the page')
    },
  ],
  ['rejects', () => Promise.reject(new Error('of the page'))],
])('a listener that %s is reported, and the others are called', async (_, listener) => {
  const { sdk, reports } = createTestSdk({ isMember: true })
  await settle()
  const reasons: string[] = []
  sdk.on('session.ended', listener)
  sdk.on('session.ended', ({ reason }) => reasons.push(reason))
  await sdk.session.get().signOut()
  await settle()
  expect([reasons, reports]).toEqual([['signed-out'], ['A listener of session.ended threw']])
  sdk.dispose()
})
