import type { Bits } from '../modules/search/index/bits.ts'
import { page, sorted } from '../modules/search/index/find.ts'
import { createShopIndex, type ShopIndex } from '../modules/search/index/shop-index.ts'
import { gramsOf } from '../modules/search/text/grams.ts'

/** The first of the shops by popularity. */
export const mostPopular = (index: ShopIndex, shops: Bits, limit: number): string[] =>
  page({ ...sorted(index, 'popular', index.popular()), tiers: [] }, shops, null, limit).shops.map(({ id }) => id)

/** One shop for each text, and what is looked up: each keyword, and each word that what was typed is compared with. */
export function indexSaying(...texts: string[]) {
  const real = createShopIndex()
  for (const [at, text] of texts.entries()) {
    real.put({
      ...{
        id: `s${at}`,
        version: '1',
        active: true,
        country: 'JP',
        cityId: 'tokyo',
        districtId: null,
        categoryIds: ['hair'],
      },
      mainCategoryIds: [],
      ...{ at: [35.6, 139.7] as const, stationAt: null },
      ...{ currency: 'JPY', priceFrom: 1000, popularity: 0, createdAt: 0, durations: [], people: [1], rentalDays: [] },
      ...{
        weekdays: [],
        openHours: [],
        rating: null,
        ratingCount: 0,
        holidays: [],
        specialDates: [],
        closedDates: [],
        offered: [],
        grams: [...gramsOf([{ en: text, ko: text }])],
      },
    })
  }
  const looked = { keywords: Array.of<string>(), words: Array.of<string>() }
  const index: ShopIndex = {
    ...real,
    matching(keyword, reader) {
      looked.keywords.push(keyword)
      return real.matching(keyword, reader)
    },
    *wordsLike(word, more) {
      for (const each of real.wordsLike(word, more)) {
        looked.words.push(each)
        yield each
      }
    },
  }
  return { index, looked }
}
