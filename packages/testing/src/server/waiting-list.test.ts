import { describe, expect, test } from 'vitest'
import { createTestSdk, settle } from '../index.ts'

const LIST = '/api/v1/user/waiting-list'
const DATE = '2026-11-25'

/** A member, and a visitor who holds both tables at 14:00. */
async function open() {
  const { sdk, server, clock } = createTestSdk({ isMember: true })
  for (const resourceItemId of ['table-1', 'table-2']) {
    const draft = {
      shopId: 'shop-2',
      appointmentServiceId: 'service-3',
      reservationDate: DATE,
      reservationTime: '14:00',
    }
    expect(server.hold({ draft: { ...draft, quantity: 2, attaches: [], resourceItemId } }).status).toBe(201)
  }
  await settle()
  let sent = 0
  const join = async (timeFrom: string, more: object = {}) => {
    sent += 1
    const body = {
      shopId: 'shop-2',
      serviceId: 'service-3',
      date: DATE,
      timeFrom,
      timeTo: timeFrom,
      quantity: 2,
      ...more,
    }
    const params = { header: { 'idempotency-key': `key-${sent}` } }
    const { data, error } = await sdk.api.POST(LIST, { params, body: { attaches: [], ...body } })
    return data?.data.id ?? error?.code
  }
  return { sdk, clock, join }
}

describe('The server in memory takes a wish for a time', () => {
  test('for another table as another wish, and for the same one as the same', async () => {
    const { sdk, join } = await open()
    expect([
      await join('14:00', { resourceItemId: 'table-1' }),
      await join('14:00', { resourceItemId: 'table-2' }),
      await join('14:00'),
      await join('14:00', { resourceItemId: 'table-2' }),
    ]).toEqual(['entry-1', 'entry-2', 'entry-3', 'entry-2'])
    sdk.dispose()
  })

  test('and says that five are open before it says that the time is free', async () => {
    const { sdk, join } = await open()
    expect(await join('18:00')).toBe('TIME_AVAILABLE')
    for (const more of [{}, { resourceItemId: 'table-1' }, { resourceItemId: 'table-2' }, { timeFrom: '13:45' }]) {
      expect(await join('14:00', more)).toMatch('entry-')
    }
    expect(await join('14:00', { quantity: 1 })).toBe('entry-5')
    expect(await join('18:00')).toBe('WAITING_LIST_LIMIT')
    expect(await join('14:00')).toBe('entry-1')
    sdk.dispose()
  })

  test('and refuses one that is too late to book, of the day or of its times', async () => {
    const { sdk, clock, join } = await open()
    const days = async () => {
      const query = { serviceId: 'service-3', quantity: 2, dateFrom: DATE, dateTo: DATE }
      const params = { path: { id: 'shop-2' }, query }
      const { data } = await sdk.api.GET('/api/v1/shops/{id}/getAvailableTime', { params })
      return data?.data.days.map(({ status, tooLate = false }) => [status, tooLate])
    }
    clock.jump(Date.parse(`${DATE}T14:01:00+09:00`) - clock.now())
    expect(await join('14:00')).toBe('VALIDATION')
    expect(await days()).toEqual([['AVAILABLE', false]])
    clock.jump(Date.parse(`${DATE}T20:00:00+09:00`) - clock.now())
    expect(await join('20:00', { timeFrom: null, timeTo: null })).toBe('VALIDATION')
    expect(await days()).toEqual([['SOLD_OUT', true]])
    sdk.dispose()
  })
})
