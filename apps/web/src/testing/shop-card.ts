import type { ShopCardData } from '../features/catalogue/shop-card.tsx'

/** "Shop 1", a kimono shop in Kyoto. */
export const testCard = (id: string): ShopCardData => ({
  id,
  shopName: `Shop ${id}`,
  brandName: null,
  cover: { url: `/covers/${id}.svg`, width: 480, height: 360 },
  category: { id: 'kimono', name: 'Kimono' },
  city: { id: 'kyoto', name: 'Kyoto' },
  country: 'JP',
  rating: null,
  ratingCount: 0,
  priceFrom: { amount: 6500, currency: 'JPY' },
  nextAvailableDate: null,
})
