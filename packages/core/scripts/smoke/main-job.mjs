import assert from 'node:assert/strict'

/** @param {string} format */
export async function mainJob(format, { createTestSdk, CODE }) {
  const { sdk, server } = createTestSdk()
  const until = (view, fits) => new Promise((resolve) => void view.subscribe((value) => fits(value) && resolve(value)))
  const booking = sdk.startReservation({
    serviceId: 'service-1',
    shopId: 'shop-1',
    reservationDate: '2026-11-25',
    reservationTime: '14:00',
  })
  booking.hold()
  await until(booking, ({ step }) => step === 'signing-in')
  const signIn = sdk.startSignIn()
  signIn.submitEmail('hana@example.com')
  await until(signIn, ({ step, busy }) => step === 'code' && !busy)
  signIn.submitCode(CODE)
  await until(booking, ({ step }) => step === 'reviewing')
  booking.agree({ terms: 'v1', reminders: ['r1'] })
  booking.confirm()
  const { codeNumber } = (await until(booking, ({ reservation }) => reservation !== null)).reservation
  const change = sdk.startReschedule({ codeNumber })
  await until(change, ({ can }) => can.update)
  change.update({ reservationTime: '15:00' })
  change.hold()
  await until(change, ({ step }) => step === 'reviewing')
  change.confirm()
  await until(change, ({ step }) => step === 'rescheduled')
  const cancellation = sdk.startCancellation({ codeNumber })
  await until(cancellation, ({ step }) => step === 'choosing')
  cancellation.setReason('budget')
  cancellation.cancel()
  await until(cancellation, ({ step }) => step === 'cancelled')
  assert.deepEqual(
    server.reservations.map(({ status, reservationTime }) => [status, reservationTime]),
    [['cancelled', '15:00']],
  )
  sdk.dispose()
  console.log(`${format} does the main job on Node ${process.versions.node}`)
}
