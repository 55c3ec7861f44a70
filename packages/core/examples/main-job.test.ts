import { CODE, createTestSdk } from '@yoyaku/testing'
import { expect, test } from 'vitest'
import { mainJob } from './main-job.ts'

test.each([
  ['a member', true],
  ['somebody new', false],
])('%s does the main job with no browser, no network and no server', async (_, isKnown) => {
  const { sdk, server, events } = createTestSdk()
  server.isKnown = isKnown
  const slot = { shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' }
  const readCode = async () => CODE
  const { status } = await mainJob(sdk, { serviceId: 'service-1', slot, email: 'hana@example.com', readCode })
  expect(status).toBe('cancelled')
  expect(events.map(({ name }) => name)).toEqual([
    ...['session.started', 'reservation.confirmed', 'reservation.rescheduled', 'reservation.cancelled'],
  ])
  sdk.dispose()
})

test.each([
  ['step1', 429, 'RATE_LIMITED'],
  ['step2', 503, 'UNAVAILABLE'],
  ['step3', 503, 'UNAVAILABLE'],
])('the main job ends with the failure when %s of the sign-in answers %i', async (step, status, code) => {
  const { sdk, server } = createTestSdk()
  server.isKnown = false
  server.on('POST', `/api/v1/user/auth/login/${step}`).reply(status, { code })
  const slot = { shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' }
  const readCode = async () => CODE
  await expect(mainJob(sdk, { serviceId: 'service-1', slot, email: 'hana@example.com', readCode })).rejects.toThrow(
    code,
  )
  sdk.dispose()
})
