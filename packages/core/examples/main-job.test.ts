import { CODE, createTestSdk } from '@yoyaku/core/testing'
import { expect, test } from 'vitest'
import { mainJob } from './main-job.ts'

test.each([
  ['a member', true],
  ['somebody new', false],
])('Scenario: %s does the main job with no browser, no network and no server', async (_, isKnown) => {
  const { sdk, server, events } = createTestSdk()
  server.isKnown = isKnown
  const slot = { shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' }
  const readCode = async () => CODE
  const { status } = await mainJob(sdk, { serviceId: 'service-1', slot, email: 'hana@example.com', readCode })
  expect(status).toBe('cancelled')
  expect(events.map(({ name }) => name)).toEqual(['session.started', 'reservation.confirmed', 'reservation.cancelled'])
  sdk.dispose()
})
