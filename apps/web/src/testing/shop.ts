import type { Service, Shop } from '../pages/shop/booking/choice.ts'
import { fakeApi } from './open-page.tsx'

const price = { amount: 100000, currency: 'TWD' } as const
const unit = (id: string) => ({ id, name: id, durationMinutes: 60, price, shopPrice: price })
const service = (id: string, minQuantity = 1, maxQuantity = 2): Service => ({
  id,
  shopId: 'shop',
  shopName: 'Shop',
  categoryId: 'hair',
  categoryName: 'Hair',
  name: id,
  description: '',
  selectionUnitMode: 'none',
  perPerson: true,
  pricePer: 'person',
  minQuantity,
  maxQuantity,
  dayUnit: false,
  hasAttaches: false,
  priceFrom: price,
  units: [unit(`${id}-short`), unit(`${id}-long`)],
})
/** A hairdresser in Tokyo: a cut for one or two, a party for three to five. */
export const testShop: Shop = {
  id: 'shop',
  shopName: 'Shop',
  brandName: null,
  cover: { url: '/x.svg', width: 4, height: 3 },
  category: { id: 'hair', name: 'Hair' },
  city: { id: 'tokyo', name: 'Tokyo' },
  country: 'JP',
  rating: null,
  ratingCount: 0,
  priceFrom: price,
  nextAvailableDate: null,
  description: '',
  address: '',
  phone: '+81300000000',
  latitude: 0,
  longitude: 0,
  timeZone: 'Asia/Tokyo',
  specialHours: [],
  closures: [],
  hours: [],
  openState: { open: false, changesAt: null },
  pictures: [],
  categories: [],
  services: [service('cut'), service('party', 3, 5)],
  freeCancellationHours: 24,
  lateFee: null,
}

/** A server in memory whose every shop is `testShop`. */
export function fakeApiWithShop() {
  const api = fakeApi()
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: testShop })
  return api
}
