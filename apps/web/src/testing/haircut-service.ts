import type { components } from '@yoyaku/core/types'

/** One plain service of one shop, for tests. */
export const haircutService: components['schemas']['ServiceDetail'] = {
  id: 'service-1',
  shopId: 'shop-1',
  shopName: 'Aoyama Hair',
  categoryId: 'hair',
  categoryName: 'Hair',
  name: 'Cut',
  description: 'A cut',
  selectionUnitMode: 'none',
  perPerson: true,
  pricePer: 'person',
  minQuantity: 1,
  maxQuantity: 3,
  dayUnit: false,
  hasAttaches: false,
  priceFrom: { amount: 6500, currency: 'JPY' },
  units: [
    {
      id: 'unit-1',
      name: 'Cut',
      durationMinutes: 60,
      price: { amount: 6500, currency: 'JPY' },
      shopPrice: { amount: 6500, currency: 'JPY' },
    },
  ],
  shop: {
    id: 'shop-1',
    shopName: 'Aoyama Hair',
    cover: { url: '/covers/shop-1.svg', width: 640, height: 480 },
    address: 'Minami-Aoyama 3-1',
    phone: '+81312345678',
    timeZone: 'Asia/Tokyo',
    country: 'JP',
    latitude: 35.66,
    longitude: 139.71,
    freeCancellationHours: 24,
    lateFee: null,
  },
}
