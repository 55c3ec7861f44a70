import assert from 'node:assert/strict'

/** @param {string} format */
export async function mainJob(format, { createTestSdk, CODE }) {
  const { sdk, server } = createTestSdk()
  const until = (view, fits) => new Promise((resolve) => void view.subscribe((value) => fits(value) && resolve(value)))
  const booking = sdk.reservation({
    serviceId: 'service-1',
    shopId: 'shop-1',
    reservationDate: '2026-11-25',
    reservationTime: '14:00',
  })
  booking.get().review()
  await until(booking, ({ step }) => step === 'signing-in')
  const signIn = sdk.signIn()
  signIn.get().submitEmail('hana@example.com')
  await until(signIn, ({ step, busy }) => step === 'code' && !busy)
  signIn.get().submitCode(CODE)
  await until(booking, ({ step }) => step === 'reviewing')
  booking.get().agree({ termsVersion: 'v1', remindersConfirmed: ['r1'] })
  booking.get().confirm()
  const { codeNumber } = (await until(booking, ({ reservation }) => reservation !== null)).reservation
  const cancellation = sdk.cancellation({ codeNumber })
  await until(cancellation, ({ step }) => step === 'choosing')
  cancellation.get().choose('budget')
  cancellation.get().cancel()
  await until(cancellation, ({ step }) => step === 'cancelled')
  assert.deepEqual(
    server.reservations.map(({ status }) => status),
    ['cancelled'],
  )
  sdk.dispose()
  console.log(`${format} does the main job on Node ${process.versions.node}`)
}
