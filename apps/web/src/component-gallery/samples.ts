import type { City, components } from '@yoyaku/core/types'

type Schemas = components['schemas']

export const NOW = '2026-11-21T01:00:00Z'
export const TODAY = '2026-11-21'

export const picture = { url: '/favicon.svg', width: 480, height: 360 }

export const shop: Schemas['ShopCard'] = {
  id: 'kasumi',
  shopName: 'Hair Kasumi Daikanyama, a name that takes two lines',
  brandName: null,
  cover: picture,
  category: { id: 'hair', name: 'Hair' },
  city: { id: 'tokyo', name: 'Tokyo' },
  country: 'JP',
  rating: null,
  ratingCount: 0,
  priceFrom: { amount: 6500, currency: 'JPY' },
  nextAvailableDate: TODAY,
}

export const searchedWithTimes: Schemas['SearchedService'] = {
  id: 'cut',
  name: 'Cut and blow-dry',
  priceFrom: { amount: 6500, currency: 'JPY' },
  next: {
    date: TODAY,
    unitId: 'short',
    times: ['10:00', '10:30', '11:00'],
    total: { amount: 13_000, currency: 'JPY' },
    quantity: 2,
  },
}

export const searchedWithUnit: Schemas['SearchedService'] = {
  id: 'omakase',
  name: 'Chef’s omakase',
  priceFrom: { amount: 19_800, currency: 'JPY' },
  unit: { id: 'room', name: 'Private room' },
}

export const city: City = {
  id: 'tokyo',
  name: 'Tokyo',
  country: 'JP',
  cover: picture,
  shopCount: 120,
  locationType: 'overseas',
  timeZone: 'Asia/Tokyo',
  recommended: true,
}

export const theme: Schemas['CuratedCard'] = {
  id: 'slow',
  curatedTitle: 'Slow days in Kyoto and Kanazawa',
  summary: 'A bowl of tea, a brush, a turn on the wheel, and nothing else before dinner.',
  cover: picture,
  shopCount: 15,
}

export const article: Schemas['ArticleCard'] = {
  id: 'snow',
  articleName: 'Driving in Hokkaido snow, for people who never have',
  summary: 'What to book, what to pack, and when to leave the car where it is.',
  category: { id: 'road', name: 'On the road' },
  cover: picture,
  publishedAt: NOW,
}

const STATUSES = ['AVAILABLE', 'LIMITED', 'CLOSED', 'SOLD_OUT', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE'] as const
export const days = STATUSES.map((status, index) => ({ date: `2026-11-${21 + index}`, status }))

export const slots: Schemas['Slot'][] = ['09:00', '09:30', '10:00', '10:30'].map((time, index) => ({
  startAt: `2026-11-22T${time}:00+09:00`,
  endAt: '2026-11-22T12:00:00+09:00',
  time,
  vacancies: index === 1 ? 1 : 4,
  price: { amount: 6500, currency: 'JPY' },
}))
