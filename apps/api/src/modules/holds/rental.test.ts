import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { same } from '../../lib/localized-text.ts'
import { BASE, book } from '../../testing/booking.ts'
import { newMember } from '../../testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { emailsOf, loadEmailData } from '../notifications/notification-emails.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
  const of = { name: JSON.stringify(same('Rent')), icon: 'key', sort: 2 }
  await api.db
    .insertInto('category')
    .values([
      { ...of, id: 'cars', slug: 'car-rental', parent_id: null },
      { ...of, id: 'small', slug: 'small', parent_id: 'cars' },
      { ...of, id: 'kimono', slug: 'kimono', parent_id: null },
    ])
    .execute()
})
afterAll(() => api.close())

/** Lets one of a kind for days, and has it reserved. */
async function rent(categoryId: string, country: Schemas['Country'] = 'JP') {
  const units = [{ id: 'day', durationMinutes: 1440, price: 9000 }]
  const id = `${categoryId}-${country}`
  const items = [{ id: 'one' }]
  await openShop(api.db, { id, categoryId, dayUnit: true, perPerson: false, mode: 'resource', items, units })
  const address = JSON.stringify({ en: '1-2-3 Ginza', ko: '긴자 1-2-3', ja: '銀座1-2-3', zh: '銀座1-2-3' })
  await api.db.updateTable('shop').set({ country, address }).where('id', '=', id).execute()
  const { accessToken: token } = await newMember(api)
  const { reservation } = await book(api, { shopId: id }, token)
  const showIn = async (locale: Schemas['Locale']) => {
    const path = `${BASE}/${reservation.codeNumber}`
    return (await api.call<{ data: Schemas['Reservation'] }>('GET', path, { token, locale })).body.data
  }
  return { reservation, showIn }
}

async function emailFor(orderId: string): Promise<string> {
  const notification = sql<{ id: string }>`select id from notification where reservation_id = ${orderId}`
  const [{ id } = { id: '' }] = (await notification.execute(api.db)).rows
  return emailsOf(api.context, id, await loadEmailData(api.context, [id])).own?.text ?? ''
}

test('A rental for days is picked up and returned; its address is written as the reader and as the country writes it', async () => {
  const { showIn } = await rent('cars')
  const addressesIn = async (locale: Schemas['Locale']) => {
    const { dayUnit, shop } = await showIn(locale)
    return { dayUnit, addresses: [shop.shopAddress, shop.localAddress] }
  }
  expect([await addressesIn('ko'), await addressesIn('ja'), await addressesIn('zh')]).toEqual([
    { dayUnit: true, addresses: ['긴자 1-2-3', { text: '銀座1-2-3', language: 'ja' }] },
    { dayUnit: true, addresses: ['銀座1-2-3', null] },
    { dayUnit: true, addresses: ['銀座1-2-3', null] },
  ])
})

test.each([
  ['small', 'JP', true],
  ['kimono', 'JP', false],
  ['small', 'KR', false],
] as const)('Reservation and e-mail of %s in %s ask for a license: %s', async (categoryId, country, needsLicense) => {
  const { reservation } = await rent(categoryId, country)
  expect(reservation.needsLicense).toBe(needsLicense)
  const message = await emailFor(reservation.orderId)
  expect(message).toContain('Pick-up: ')
  expect(message.includes('license')).toBe(needsLicense)
})
