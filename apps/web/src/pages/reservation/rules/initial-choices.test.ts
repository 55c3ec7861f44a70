import { describe, expect, test } from 'vitest'
import { haircutService } from '../../../testing/haircut-service.ts'
import { draftCorrections, initialChoices, shopHref } from './initial-choices.ts'

const AFTERNOON = { today: '2026-11-20', firstDay: '2026-11-20' }
const MORNING = { today: '2026-11-20', firstDay: '2026-11-19' }
const always = {
  serviceId: 'service-1',
  serviceName: 'Cut',
  shopId: 'shop-1',
  shopName: 'Aoyama Hair',
  selectionUnitMode: 'none',
}
const from = (query: string, present = AFTERNOON) => initialChoices(haircutService, new URLSearchParams(query), present)

test('initialChoices takes over the parameters that fit', () => {
  expect(from('unitId=unit-1&date=2026-11-21&time=09:30&quantity=2')).toStrictEqual({
    ...always,
    unitId: 'unit-1',
    quantity: 2,
    reservationDate: '2026-11-21',
    reservationTime: '09:30',
  })
})

test('initialChoices takes as many people as fit where the address asks for more', () => {
  expect(from('quantity=4')).toStrictEqual({ ...always, quantity: 3 })
})

test('initialChoices takes when and where a rental is returned, at a branch of the shop', () => {
  const price = { amount: 3300, currency: 'JPY' } as const
  const branch = { id: 'airport', shopName: 'Airport', address: '1 Airport', price, shopPrice: price }
  const van = { ...haircutService, dayUnit: true, returnBranches: [branch] }
  const query = 'date=2026-11-21&time=10:00&returnTime=18:00&returnShopId='
  const chosen = (id: string) => initialChoices(van, new URLSearchParams(query + id), AFTERNOON)
  expect(chosen('airport')).toMatchObject({ returnTime: '18:00', returnShopId: 'airport' })
  expect(chosen('elsewhere').returnShopId).toBeUndefined()
})

describe('initialChoices ignores', () => {
  test.each([
    'unitId=another',
    'quantity=0',
    'quantity=1.5',
    'quantity=many',
    'date=2026-11-19',
    'date=2026-13-01',
    'date=tomorrow&time=10:00',
    'time=10:00',
    '',
  ])('%s', (query) => expect(from(query)).toStrictEqual(always))

  test.each(['36:00', '9:00', '24:60', 'noon'])('the impossible time %s, on a day that is valid', (time) => {
    expect(from(`date=2026-11-21&time=${time}`)).toStrictEqual({ ...always, reservationDate: '2026-11-21' })
  })
})

test('initialChoices and draftCorrections keep a night that goes on after midnight, and no other day that is over', () => {
  const night = { reservationDate: '2026-11-19', reservationTime: '24:30' }
  expect(from('date=2026-11-19&time=24:30')).toStrictEqual({ ...always, ...night })
  expect(from('date=2026-11-18&time=24:30')).toStrictEqual(always)
  const corrected = (when: typeof night) =>
    draftCorrections(haircutService, { unitId: 'unit-1', quantity: 1, ...when }, AFTERNOON)
  expect(corrected(night)).toBeNull()
  expect(corrected({ ...night, reservationTime: '23:30' })).toEqual({ reservationDate: null, reservationTime: null })
})

test('initialChoices keeps the day before until noon without a time, and none of its times before midnight', () => {
  expect(from('date=2026-11-19', MORNING)).toStrictEqual({ ...always, reservationDate: '2026-11-19' })
  expect(from('date=2026-11-19&time=23:30', MORNING)).toStrictEqual(always)
  expect(from('date=2026-11-18', MORNING)).toStrictEqual(always)
})

test('initialChoices takes a time after midnight of the evening', () => {
  expect(from('date=2026-11-21&time=25:00')).toStrictEqual({
    ...always,
    ...{ reservationDate: '2026-11-21', reservationTime: '25:00' },
  })
})

test('shopHref leads back to a rental with its days, its times, and where it is returned', () => {
  const [unit] = haircutService.units
  const units = [1, 2, 3].map((days) => ({ ...unit, id: `d${days}`, durationMinutes: days * 1440 }))
  const van = { ...haircutService, dayUnit: true, units } as typeof haircutService
  const chosen = 'date=2026-11-21&time=10%3A00&returnTime=12%3A00&returnShopId=airport'
  expect(shopHref(van, new URLSearchParams(`unitId=d3&${chosen}`))).toBe(
    `/brands/shop-1?serviceId=service-1&${chosen}&days=2`,
  )
})

test('shopHref leads back to the shop with what is chosen, without the time', () => {
  expect(shopHref(haircutService, new URLSearchParams('date=2026-11-21&time=09:30&quantity=2&confirmed=1'))).toBe(
    '/brands/shop-1?serviceId=service-1&quantity=2&date=2026-11-21',
  )
  expect(shopHref(haircutService, new URLSearchParams())).toBe('/brands/shop-1?serviceId=service-1')
})
