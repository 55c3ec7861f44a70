import { createTestSdk, settle } from '@yoyaku/testing'
import { expect, test } from 'vitest'

/** A page in plain JavaScript may pass anything. */
const anything = (value: unknown) => value as never

test('on() throws for an event that there is not, and without a listener', () => {
  const { sdk } = createTestSdk()
  const listener = anything(() => undefined)
  expect(() => sdk.on(anything('nope'), listener)).toThrow(
    new TypeError(
      '@yoyaku/core: event is "nope". It has to be one of session.started, session.ended, notification.received, reservation.confirmed, reservation.rescheduled, reservation.cancelled, hold.lost.',
    ),
  )
  expect(() => sdk.on('notification.received', anything(undefined))).toThrow(
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
  const { sdk, problems } = createTestSdk({ isMember: true })
  await settle()
  const reasons: string[] = []
  sdk.on('session.ended', listener)
  sdk.on('session.ended', ({ reason }) => reasons.push(reason))
  await sdk.auth.signOut()
  await settle()
  expect([reasons, problems]).toEqual([['signed-out'], ['A listener of session.ended threw']])
  sdk.dispose()
})

test('a function that listens twice is called twice, and stops once for each', async () => {
  const { sdk } = createTestSdk({ isMember: true })
  await settle()
  const reasons: string[] = []
  const listener = ({ reason }: { reason: string }) => reasons.push(reason)
  const stop = sdk.on('session.ended', listener)
  sdk.on('session.ended', listener)
  stop()
  await sdk.auth.signOut()
  await settle()
  expect(reasons).toEqual(['signed-out'])
  sdk.dispose()
})
