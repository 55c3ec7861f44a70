/** A kind of search, and its variants: one query string per turn, each in its language and currency. */
export type Shape = {
  name: string
  ask(turn: number): SearchRequest
  /** The shape that it is set beside, of the same size; without one it is set beside the smallest size. */
  beside?: string
  /** Whether each of its keywords finds shops as it was typed, or shops of what was searched instead; else nobody asks. */
  finds?: 'as typed' | 'instead'
}
export type SearchRequest = { query: Record<string, string | number>; locale: string; currency: string }

const LOCALES = ['en', 'ko', 'ja', 'zh']
const CURRENCIES = ['USD', 'KRW', 'JPY', 'TWD']
const CITIES = ['tokyo', 'seoul', 'taipei', 'osaka', 'busan']
const at = <Value>(values: Value[], turn: number): Value => values[turn % values.length] as Value
const inDays = (days: number) => Temporal.Now.plainDateISO('Asia/Tokyo').add({ days }).toString()

const shape = (name: string, query: (turn: number) => SearchRequest['query'], locale?: string): Shape => ({
  name,
  ask: (turn) => ({ query: query(turn), locale: locale ?? at(LOCALES, turn), currency: at(CURRENCIES, turn) }),
})

const EVERYDAY = 'a common word, English'

/** Keywords that are understood in a longer way than a word that shops have; each has to be in this catalogue what its name says. */
const understood = (name: string, keywords: string[], finds?: Shape['finds']): Shape => ({
  ...shape(name, (turn) => ({ keyword: at(keywords, turn) })),
  ...{ beside: EVERYDAY, ...(finds && { finds }) },
})

const LONG = '강남역에서가까운네일아트와속눈썹연장추천'

/** `rare`: names that one shop has. */
export const shapesFor = (rare: string[]): Shape[] => [
  shape('everything, by popularity', () => ({})),
  shape(EVERYDAY, (turn) => ({ keyword: at(['hair', 'nail', 'tea', 'wash', 'spa tokyo'], turn) }), 'en'),
  shape('a common word, Korean', (turn) => ({ keyword: at(['헤어', '네일', '세차', '맛집', '렌터카'], turn) }), 'ko'),
  shape(
    'a common word, Japanese',
    (turn) => ({ keyword: at(['美容', 'ネイル', '洗車', '抹茶', '東京 ネイル'], turn) }),
    'ja',
  ),
  shape('a common word, Chinese', (turn) => ({ keyword: at(['美甲', '美发', '火鍋', '台灣', '茶'], turn) }), 'zh'),
  shape('a rare name', (turn) => ({ keyword: at(rare, turn) })),
  shape('a word that nobody has', (turn) => ({ keyword: at(['qqzx', '無無無', '뷁뷁', 'zzz hair'], turn) })),
  understood('a mistyped word', ['restaurnat', 'massgae', 'pottrey', 'tokio nial'], 'instead'),
  understood('a long Hangul word', ['서울네일아트추천', '홍대헤어살롱염색', LONG, LONG.repeat(4).slice(0, 98)]),
  understood('a quarter of a city', ['shibuya', '홍대', '銀座', 'gangnam nail'], 'as typed'),
  understood('a keyword with a word left out', ['hair qqzx', '네일 뷁뷁', '抹茶 無無無', 'tokyo spa qqzx'], 'instead'),
  shape('words that contradict each other', (turn) => ({
    ...{ keyword: at(['ramen nail', '렌터카 스시', '洗車 抹茶', '火鍋 美甲'], turn), cityId: at(CITIES, turn) },
  })),
  shape('the first letter alone', (turn) => ({ keyword: at(['s', 'ㅎ', '美', 'な'], turn) })),
  shape('price upwards, in a range', (turn) => ({ sort: 'price-asc', priceMin: 1000 + turn * 10, priceMax: 900_000 })),
  shape('price downwards, category and city', (turn) => ({
    ...{ sort: 'price-desc', categoryId: at(['hair', 'nails', 'beauty', 'dining'], turn), cityId: at(CITIES, turn) },
  })),
  // Few enough at the smaller sizes to look at the services of each; many more at the largest, where shops' own prices do.
  shape('a word and a city, price upwards', (turn) => ({
    ...{ keyword: at(['head spa', '네일', 'ネイル', '美甲'], turn), cityId: at(CITIES, turn), sort: 'price-asc' },
  })),
  shape('a common word, price downwards', (turn) => ({
    ...{ keyword: at(['hair', '네일', '抹茶', '美甲'], turn), sort: 'price-desc' },
  })),
  shape('a length and a country, newest first', (turn) => ({
    ...{
      sort: 'newest',
      duration: at(['0-3', '3-5', '5-7', 'full-day'], turn),
      locationType: at(['oversea', 'domentic'], turn),
    },
  })),
  shape('free on a date for two', (turn) => ({ date: inDays(3 + (turn % 10)), quantity: 2 })),
  shape('a word, a city, free on a date for two', (turn) => ({
    ...{
      keyword: at(['nail', '네일', 'ネイル', '美甲'], turn),
      cityId: at(CITIES, turn),
      date: inDays(3 + (turn % 10)),
      quantity: 2,
    },
  })),
]

/** Far behind the first page: one walks there, and then asks for the page again and again. */
export const DEEP = { pages: 40, limit: 50 }
