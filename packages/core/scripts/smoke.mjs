// The built package on whatever Node runs this: both module formats load and do the main job with no network. Build first.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** @param {string} format */
async function mainJob(format, { createTestSdk, CODE }) {
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
  booking.get().agree({ termsVersion: '1', remindersConfirmed: [] })
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

for (const entry of ['index', 'client', 'machines', 'browser', 'testing', 'msw']) {
  const [module, common] = [await import(`../dist/${entry}.js`), require(`../dist/${entry}.cjs`)]
  assert.deepEqual(Object.keys(common).sort(), Object.keys(module).sort(), `${entry}: both formats have the same names`)
}
await mainJob('An ES module', await import('../dist/testing.js'))
await mainJob('CommonJS', require('../dist/testing.cjs'))
