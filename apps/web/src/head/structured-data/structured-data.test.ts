import { expect, test } from 'vitest'
import { createFormat } from '../../locale/format.ts'
import { testShop } from '../../testing/shop.ts'
import { articleData } from './article-data.ts'
import { faqData } from './faq-data.ts'
import { shopData } from './shop-data.ts'
import { shopType } from './shop-type.ts'
import { siteData } from './site-data.ts'

const site = { origin: 'https://yoyaku.example', language: 'ja', title: 'Yoyaku', format: createFormat('ja') } as const

// Promise (Addresses): a shop's data: kind, place, hours, prices, services, the year in which it opened; the rating of reviews, where there are some
test('Structured data of a shop name its kind of business, place, hours, prices and offers, the year in which it opened, and the rating of its reviews', () => {
  const [cut, party] = testShop.services
  const dear = { amount: 6500, currency: 'JPY' } as const
  const shop = {
    ...testShop,
    description: 'A quiet salon',
    address: '1-2-3 Daikanyama',
    latitude: 35.65,
    longitude: 139.7,
    rating: 4.8,
    ratingCount: 12,
    openSince: 2014,
    hours: [
      { weekday: 5, open: '18:00', close: '26:00' },
      { weekday: 7, open: '11:00', close: '24:00' },
    ],
    services: [
      {
        ...cut,
        units: [
          { ...cut?.units[0], shopPrice: dear },
          { ...cut?.units[0], shopPrice: { ...dear, amount: 4000 } },
        ],
      },
      { ...party, units: [{ ...party?.units[0], shopPrice: { ...dear, amount: 12_000 } }] },
    ],
  } as typeof testShop
  expect(shopData(shop, site)).toEqual({
    '@type': 'HairSalon',
    name: 'Shop',
    description: 'A quiet salon',
    url: 'https://yoyaku.example/ja/brands/shop',
    telephone: '+81300000000',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1-2-3 Daikanyama',
      addressLocality: 'Tokyo',
      addressCountry: 'JP',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 35.65, longitude: 139.7 },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Friday',
        opens: '18:00',
        closes: '02:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Sunday',
        opens: '11:00',
        closes: '23:59',
      },
    ],
    priceRange: '¥4,000–¥12,000',
    foundingDate: '2014',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, bestRating: 5, worstRating: 1, reviewCount: 12 },
    makesOffer: [
      {
        '@type': 'Offer',
        url: 'https://yoyaku.example/ja/reservation/cut',
        price: '4000',
        priceCurrency: 'JPY',
        itemOffered: { '@type': 'Service', name: 'cut', description: '', serviceType: 'Hair' },
      },
      {
        '@type': 'Offer',
        url: 'https://yoyaku.example/ja/reservation/party',
        price: '12000',
        priceCurrency: 'JPY',
        itemOffered: { '@type': 'Service', name: 'party', description: '', serviceType: 'Hair' },
      },
    ],
  })
  expect(shopData({ ...shop, rating: null, ratingCount: 0 }, site)).not.toHaveProperty('aggregateRating')
  expect(shopData(testShop, site)).not.toHaveProperty('foundingDate')
})

test('Structured data give prices in whole units of their currency', () => {
  const { makesOffer, priceRange } = shopData(testShop, site)
  expect([makesOffer, priceRange]).toMatchObject([[{ price: '1000', priceCurrency: 'TWD' }, {}], 'NT$1,000'])
})

test.each([
  [['sushi'], 'Restaurant'],
  [['something new', 'car-care'], 'AutomotiveBusiness'],
  [['something new'], 'LocalBusiness'],
])('shopType of a shop with the categories %j is %s', (ids, type) => expect(shopType(ids)).toBe(type))

test('Structured data of an article have its breadcrumbs', () => {
  const article = {
    articleName: 'In the tea room',
    summary: 'What happens there',
    category: { id: 'culture', name: 'Culture' },
    cover: { url: '/media/articles/tea.svg', width: 4, height: 3 },
    publishedAt: '2026-05-01T00:00:00Z',
  }
  const publisher = { '@type': 'Organization', name: 'Yoyaku', url: 'https://yoyaku.example/ja' }
  const url = 'https://yoyaku.example/ja/article/culture/tea'
  expect(articleData(article, { path: '/article/culture/tea', listName: '記事' }, site)).toEqual([
    {
      '@type': 'Article',
      headline: 'In the tea room',
      description: 'What happens there',
      image: 'https://yoyaku.example/share/media/articles/tea.jpg',
      datePublished: '2026-05-01T00:00:00Z',
      inLanguage: 'ja',
      articleSection: 'Culture',
      mainEntityOfPage: url,
      author: publisher,
      publisher,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '記事', item: 'https://yoyaku.example/ja/article' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Culture',
          item: 'https://yoyaku.example/ja/article?category=culture',
        },
        { '@type': 'ListItem', position: 3, name: 'In the tea room', item: url },
      ],
    },
  ])
})

test('Structured data hold questions with their answers, and the site with its search', () => {
  expect(faqData([{ question: 'When do I pay?', answer: 'At the shop.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'When do I pay?', acceptedAnswer: { '@type': 'Answer', text: 'At the shop.' } },
    ],
  })
  expect(siteData(site)).toMatchObject({
    url: 'https://yoyaku.example/ja',
    potentialAction: { target: { urlTemplate: 'https://yoyaku.example/ja/search?keyword={keyword}' } },
  })
})
