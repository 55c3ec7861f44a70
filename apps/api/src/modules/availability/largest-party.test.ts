import { expect, onTestFinished, test, vi } from 'vitest'
import type { Schemas } from '../../contract/types.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import * as slots from './slots.ts'

test('the days on which only the next free date is looked for are not searched for every number of people', async () => {
  const largestParty = vi.fn(slots.largestParty)
  // Other files of this process have imported the module already.
  vi.resetModules()
  vi.doMock(import('./slots.ts'), () => ({ ...slots, largestParty }))
  onTestFinished(() => {
    vi.doUnmock(import('./slots.ts'))
    vi.resetModules()
  })
  const { startTestApi } = await import('../../../test/harness.ts')
  const api = await startTestApi()
  onTestFinished(() => api.close())
  await insertReferenceData(api.db)
  await openShop(api.db, { id: 'one', staff: [{ id: 'aoi', shifts: [] }] })
  await setClock(api, '2026-11-20T00:00:00Z')
  const { body } = await api.call<{ data: Schemas['AvailableTime'] }>('GET', '/api/v1/shops/one/getAvailableTime', {
    query: { serviceId: 'cut', quantity: 1, dateFrom: '2026-11-24', dateTo: '2026-11-25' },
  })
  expect([body.data.nextAvailableDate, ...body.data.days.map(({ maxQuantity }) => maxQuantity)]).toEqual([null, 0, 0])
  expect(largestParty).toHaveBeenCalledTimes(2)
})
