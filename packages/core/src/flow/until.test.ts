import { createTestSdk, settle } from '@yoyaku/testing'
import { expect, expectTypeOf, test } from 'vitest'
import { chosen } from '../../test/booking.ts'
import { isCode, isFailure } from '../http/failure.ts'
import type { ActiveHold } from '../reservation/index.ts'
import type { Yoyaku } from '../sdk/yoyaku.types.ts'
import { until } from './until.ts'

async function booking() {
  const { sdk, server } = createTestSdk({ isMember: true })
  await settle()
  return { sdk, server, flow: sdk.startReservation(chosen) }
}

test('until resolves with the value that fits, as the type of its step', async () => {
  const { sdk, flow } = await booking()
  const present = await until(flow, ({ step }) => step === 'choosing')
  void flow.hold()
  const form = await until(flow, (value) => value.step === 'reviewing')
  expectTypeOf(form.hold).toEqualTypeOf<ActiveHold>()
  expect([present.step, form.hold.holdId, form.quote.total.currency]).toEqual(['choosing', 'hold-1', 'JPY'])
  sdk.dispose()
})

test('until rejects with the reason of its signal, before or while it waits, and listens no more', async () => {
  const { sdk, flow } = await booking()
  const controller = new AbortController()
  const waiting = until(flow, ({ step }) => step === 'confirmed', { signal: controller.signal })
  controller.abort(new Error('Enough'))
  await expect(waiting).rejects.toThrow('Enough')
  await expect(until(flow, () => true, { signal: controller.signal })).rejects.toThrow('Enough')
  sdk.dispose()
})

test('until rejects with what its condition throws, at once or at a later value, and listens no more', async () => {
  const { sdk, flow } = await booking()
  const broken = (throwsAt: string) => {
    let calls = 0
    const fits = ({ step }: { step: string }) => {
      calls += 1
      if (step === throwsAt) throw new Error(`Thrown at ${throwsAt}`)
      return false
    }
    return { rejection: until(flow, fits).catch((error: Error) => error.message), calls: () => calls }
  }
  const first = broken('choosing')
  const later = broken('reviewing')
  await flow.hold()
  expect(await Promise.all([first.rejection, later.rejection])).toEqual(['Thrown at choosing', 'Thrown at reviewing'])
  const calls = [first.calls(), later.calls()]
  flow.updateRequest('By the window')
  expect([first.calls(), later.calls()]).toEqual(calls)
  sdk.dispose()
})

test('a listener that throws at its first call is not subscribed, and who subscribed gets the error', async () => {
  const { sdk, flow } = await booking()
  let calls = 0
  const subscribe = () =>
    flow.subscribe(() => {
      calls += 1
      throw new Error('A bug of the page')
    })
  expect(subscribe).toThrow('A bug of the page')
  flow.update({ quantity: 2 })
  expect(calls).toBe(1)
  sdk.dispose()
})

test('a command resolves with the value, and with why it did not succeed: a refusal, or nothing', async () => {
  const { sdk, server, flow } = await booking()
  server.once('POST', '/api/v1/user/reservation/hold').reply(409, { code: 'SLOT_TAKEN' })
  const refused = await flow.hold()
  expect([refused.value.step, isCode(refused.failure, 'SLOT_TAKEN', 'HOLD_EXPIRED')]).toEqual(['choosing', true])
  expect(await flow.update({ reservationTime: '15:00' })).toMatchObject({ failure: null })
  expect(await flow.hold()).toMatchObject({ value: { step: 'reviewing' }, failure: null })
  const wrong = await flow.confirm()
  const fields = [{ field: 'consents.terms', code: 'REQUIRED' }]
  expect(wrong).toMatchObject({
    value: { step: 'reviewing' },
    failure: { kind: 'refused', code: 'VALIDATION', fields },
  })
  flow.agree({ terms: 'v1', reminders: ['r1'] })
  const { value, failure } = await flow.confirm()
  expect([value.step === 'confirmed' && value.reservation.codeNumber, failure]).toEqual([
    server.reservations[0]?.codeNumber,
    null,
  ])
  sdk.dispose()
})

test('a command whose flow ends meanwhile resolves with what was there, and says that it is not known to have succeeded', async () => {
  const { sdk, flow } = await booking()
  const held = flow.hold()
  flow.dispose()
  expect(await held).toMatchObject({ value: { step: 'choosing' }, failure: { code: 'CANCELLED' } })
  sdk.dispose()
})

test('a confirm that a sign-out overtakes does not count as confirmed', async () => {
  const { sdk, flow } = await booking()
  await flow.hold()
  flow.agree({ terms: 'v1', reminders: ['r1'] })
  const confirmed = flow.confirm()
  sdk.auth.signOut()
  expect(await confirmed).toMatchObject({ value: { step: 'signing-in' }, failure: { code: 'CANCELLED' } })
  sdk.dispose()
})

test('signOut resolves once nobody is signed in', async () => {
  const { sdk } = await booking()
  await sdk.auth.signOut()
  expect(sdk.auth.get()).toMatchObject({ status: 'anonymous', user: null })
  sdk.dispose()
})

test('a step has its own data', async () => {
  const { sdk, flow } = await booking()
  const value = flow.get()
  if (value.step === 'choosing') expectTypeOf(value.reservation).toBeNullable()
  // @ts-expect-error: a code that does not exist.
  void isCode(value.failure, 'SLOT_TAKNE')
  // @ts-expect-error: a field that does not exist.
  void value.fields['contact.pone']
  if (value.step === 'confirmed') expectTypeOf(value.reservation.codeNumber).toBeString()
  if (value.step === 'reviewing') expectTypeOf(value.hold.holdId).toBeString()
  sdk.dispose()
})

test('isFailure tells a failure of the SDK from anything else that was thrown', async () => {
  const { sdk, server } = await booking()
  server.once('GET', '/api/v1/cities').reply(404, { code: 'NOT_FOUND' })
  const { error } = await sdk.api.GET('/api/v1/cities')
  expect([error, new TypeError('Failed to fetch'), { kind: 'http' }, null].map(isFailure)).toEqual([
    true,
    false,
    false,
    false,
  ])
  sdk.dispose()
})

test('an intent has the type that the SDK was made with', () => {
  const { sdk } = createTestSdk()
  // @ts-expect-error: no intent of this page.
  const typed = (it: Yoyaku<{ page: string }>) => it.startSignIn({ intent: { pgae: '/' } })
  const withIntent = (it: Yoyaku<{ page: string }>) =>
    it.on('session.started', ({ intent }) => expectTypeOf(intent).toEqualTypeOf<{ page: string } | null>())
  expect([typeof typed, typeof withIntent]).toEqual(['function', 'function'])
  sdk.dispose()
})
