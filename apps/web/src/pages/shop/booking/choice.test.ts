import { expect, test } from 'vitest'
import { testShop as shop } from '../../../testing/shop.ts'
import {
  acceptsQuantity,
  availabilityQuery,
  choiceOf,
  monthQuery,
  peopleOf,
  rentalChoiceOf,
  reservationHref,
  withChoice,
} from './choice.ts'

/** Half past midnight on the 21st in Tokyo. */
const NOW = '2026-11-20T15:30:00Z'
const read = (text: string) => choiceOf(shop, new URLSearchParams(text), NOW)

test('peopleOf goes up to the most that any service takes, and choiceOf takes no more', () => {
  const [cut] = shop.services
  const small = { ...shop, services: cut === undefined ? [] : [cut, { ...cut, id: 'cut-for-three', maxQuantity: 3 }] }
  expect(peopleOf(small)).toEqual([1, 2, 3])
  expect(choiceOf(small, new URLSearchParams('quantity=3'), NOW).quantity).toBe(3)
  expect(choiceOf(small, new URLSearchParams('quantity=4'), NOW)).toMatchObject({
    quantity: 3,
    isQuantityAdjusted: true,
  })
  expect(peopleOf({ services: [] })).toEqual([1])
})

test('choiceOf without parameters is the first service and unit, one person, no day, and the shop’s today', () => {
  expect(read('')).toEqual({
    service: shop.services[0],
    unit: shop.services[0]?.units[0],
    quantity: 1,
    isQuantityAdjusted: false,
    date: null,
    rentedUnit: null,
    range: null,
    startTimes: { timesOfDay: [], timeFrom: null, timeTo: null },
    today: '2026-11-21',
    firstDay: '2026-11-20',
  })
})

test.each(['2026-12-45', '2026-12-99', '2027-01-00', '2026-11-31'])(
  'choiceOf ignores the impossible date %s',
  (date) => {
    const choice = read(`date=${date}`)
    expect(choice.date).toBeNull()
    expect(availabilityQuery(choice)?.dateFrom).toBe('2026-11-20')
  },
)

test('choiceOf reads the parameters of the address', () => {
  expect(read('serviceId=party&unitId=party-long&quantity=4&date=2026-12-01')).toEqual({
    service: shop.services[1],
    unit: shop.services[1]?.units[1],
    quantity: 4,
    isQuantityAdjusted: false,
    date: '2026-12-01',
    rentedUnit: null,
    range: null,
    startTimes: { timesOfDay: [], timeFrom: null, timeTo: null },
    today: '2026-11-21',
    firstDay: '2026-11-20',
  })
})

test.each([
  'date=2026-11-19',
  'date=2027-11-20',
  'date=soon',
  'quantity=0',
  'quantity=2.5',
  'quantity=0x2',
  'quantity=2e0',
  'quantity=%2B2',
  'quantity=02',
  'serviceId=x',
  'unitId=party-long',
])('choiceOf ignores %s', (text) => expect(read(text)).toEqual(read('')))

test('availabilityQuery covers two weeks, from the chosen day where it is later', () => {
  expect(availabilityQuery(read(''))).toEqual({
    serviceId: 'cut',
    unitId: 'cut-short',
    quantity: 1,
    dateFrom: '2026-11-20',
    dateTo: '2026-12-04',
  })
  expect(availabilityQuery(read('date=2026-12-20'))).toMatchObject({ dateFrom: '2026-12-20', dateTo: '2027-01-02' })
})

test('availabilityQuery is null where the service does not take so many people', () => {
  const choice = read('quantity=5')
  expect(choice.service !== null && acceptsQuantity(choice.service, 5)).toBe(false)
  expect(availabilityQuery(choice)).toBeNull()
})

test('withChoice of another service drops the unit and keeps the rest', () => {
  expect(
    withChoice('shop', new URLSearchParams('serviceId=cut&unitId=cut-long&quantity=2'), { serviceId: 'party' }),
  ).toBe('/brands/shop?serviceId=party&quantity=2')
})

test('withChoice of a unit names its service, too', () => {
  expect(withChoice('shop', new URLSearchParams('quantity=2'), { serviceId: 'cut', unitId: 'cut-long' })).toBe(
    '/brands/shop?quantity=2&serviceId=cut&unitId=cut-long',
  )
})

test('reservationHref carries every choice to the reservation', () => {
  expect(reservationHref(read('unitId=cut-long&quantity=2'), '2026-11-22', '14:30')).toBe(
    '/reservation/cut?unitId=cut-long&date=2026-11-22&time=14%3A30&quantity=2',
  )
})

test('reservationHref carries when and where a rental is returned', () => {
  const back = { returnTime: '18:00', returnShopId: 'airport' }
  expect(reservationHref(read('unitId=cut-long&quantity=2'), '2026-11-22', '14:30', back)).toBe(
    '/reservation/cut?unitId=cut-long&date=2026-11-22&time=14%3A30&returnTime=18%3A00&returnShopId=airport&quantity=2',
  )
})

test('monthQuery asks for what is left of a month, and for none that is over', () => {
  expect(monthQuery(read(''), '2026-11-01')).toMatchObject({ dateFrom: '2026-11-21', dateTo: '2026-11-30' })
  expect(monthQuery(read(''), '2026-12-01')).toMatchObject({ dateFrom: '2026-12-01', dateTo: '2026-12-31' })
  expect(monthQuery(read(''), '2026-10-01')).toBeNull()
})

test('rentalChoiceOf takes times of a clock and a branch of the shop, and nothing else', () => {
  const none = { time: null, returnTime: null, returnShopId: null }
  const of = (text: string) => rentalChoiceOf(shop, new URLSearchParams(text))
  expect(of('time=24:30&returnTime=12:00')).toEqual({ ...none, time: '24:30', returnTime: '12:00' })
  expect(of('time=noon&returnTime=24:30&returnShopId=elsewhere')).toEqual(none)
})
