import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallOptions, startTestApi, type TestApi } from '../../../../test/harness.ts'
import type { Locale, Schemas } from '../../../contract/types.ts'
import { searchedServices, servicePrices, shopPrices } from './searched-service.ts'

type ShopCard = Schemas['ShopCard']
type Found = { data: ShopCard[]; total: number; nextCursor: string | null; facets: Schemas['Facets'] }

describe('Search', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ shops: 300 })
  })
  afterAll(() => api.close())

  /** Neither for students nor for a first visit: those cost less, and nobody typed that. */
  const isPlain = ({ name }: Offered) => !/^(?:Student|First visit) ·/.test(name)

  type Offered = { shop_id: string; id: string; category_id: string; name: string; price: number }

  /** Every service by its shop, the cheapest first. */
  async function offered(): Promise<Map<string, Offered[]>> {
    const rows = await api.db
      .selectFrom('service')
      .innerJoin('service_unit as unit', (join) =>
        join.onRef('unit.shop_id', '=', 'service.shop_id').onRef('unit.service_id', '=', 'service.id'),
      )
      .select(['service.shop_id', 'service.id', 'service.category_id', 'service.name', 'unit.price'])
      .orderBy('unit.price')
      .execute()
    return Map.groupBy(
      rows.map(({ name, ...row }) => ({ ...row, name: name.en })),
      ({ shop_id }) => shop_id,
    )
  }

  test.each([
    ['zh', '美睫', /睫|嫁接/],
    ['zh', '睫毛 台北', /睫|嫁接/],
    ['en', 'eyelash', /lash/i],
    ['en', 'snow tires', /^Four-tire fitting/],
    ['ja', 'スタッドレス', /^タイヤ4本組み替え/],
    ['en', 'kimono photoshoot kyoto', /kimono|portrait session/i],
  ])(
    'Who reads %s and types %s reads the price of a service of that kind on each card of the trade',
    async (locale, keyword, kind) => {
      const cards = (await search({ keyword }, { locale: locale as Locale, currency: 'JPY' })).slice(0, 5)
      expect(cards.length).toBeGreaterThan(0)
      for (const { shopName, searched } of cards)
        expect([shopName, searched?.name]).toEqual([shopName, expect.stringMatching(kind)])
    },
  )

  test.each([
    ['a category', { categoryId: 'hair' }, ({ name }: Offered) => /^Cut/.test(name)],
    ['a word for a category', { keyword: '美容院' }, ({ name }: Offered) => /^Cut/.test(name)],
    ['a service and a place', { keyword: '헤드스파 도쿄' }, ({ name }: Offered) => name.endsWith('Head spa')],
  ])('Who searches for %s reads which service it is and what that costs', async (_, query, isSearched) => {
    const services = await offered()
    const cards = await search(query, { currency: 'JPY' })
    expect(cards.length).toBeGreaterThan(0)
    for (const { id, searched } of cards) {
      const own = services.get(id) ?? []
      const requested = own.filter((service) => isSearched(service) && isPlain(service))
      if (requested.length === 0) continue
      else expect(requested.map(({ name }) => name)).toContain(searched?.name)
      if (searched) expect(searched.name).toBe(own.find((service) => service.id === searched.id)?.name)
    }
    const withService = cards.filter(({ country, searched }) => country === 'JP' && searched)
    expect(withService.length).toBeGreaterThan(0)
    for (const { id, searched } of withService)
      expect(searched?.priceFrom).toEqual({
        amount: services.get(id)?.find((service) => isSearched(service) && isPlain(service))?.price,
        currency: 'JPY',
      })
  })

  test.each([
    ['ja', '個室 居酒屋', '個室'],
    ['ja', '個室', '個室'],
    ['en', 'sushi private room', '個室'],
    ['en', 'private dining room', '個室'],
    ['zh', '包廂 壽司', '個室'],
    ['zh', '包厢 寿司', '個室'],
    ['ko', '룸 이자카야', '個室'],
    ['ko', '개인실 스시', '個室'],
    ['ko', '프라이빗룸', '個室'],
    ['ja', 'カウンター席 寿司', 'カウンター席'],
    ['ja', 'ロング パーマ', 'ロング'],
    ['zh', '燙髮 長髮', 'ロング'],
    ['zh', '染髮 中長髮', 'ミディアム'],
    ['en', 'large piece workshop', '大きめの作品'],
    ['zh', '休旅車 洗車', 'ミニバン・SUV'],
    ['en', 'SUV car wash', 'ミニバン・SUV'],
  ])(
    'Who reads %s and types %s reads on each card what the %s costs, and books that',
    async (locale, keyword, name) => {
      const units = await unitsCalled(name)
      const cards = await search({ keyword }, { locale: locale as Locale, currency: 'JPY' })
      const having = cards.filter(({ id }) => units.some(({ shop_id }) => shop_id === id))
      expect(having.length).toBeGreaterThan(0)
      for (const { shopName, country, searched } of having) {
        const unit = units.find(({ id }) => id === searched?.unit?.id)
        expect([shopName, unit?.service_id]).toEqual([shopName, searched?.id])
        expect(searched?.unit?.name).toBe(unit?.name[locale as Locale])
        if (country === 'JP') expect(searched?.priceFrom).toEqual({ amount: unit?.price, currency: 'JPY' })
      }
    },
  )

  test.each<[Locale, string, string]>([
    ['ja', 'チャイルドシート', 'チャイルドシート'],
    ['ja', 'ミニバン 沖縄 チャイルドシート', 'チャイルドシート'],
    ['ko', '미니밴 오키나와 카시트', 'チャイルドシート'],
    ['zh', '休旅車 安全座椅', 'チャイルドシート'],
    ['en', 'rental car okinawa full coverage', 'フル補償'],
    ['ja', '洗車 車内消臭', '車内消臭'],
  ])(
    'Who reads %s and types %s reads a service that includes %s, or to which it may be added',
    async (locale, keyword, name) => {
      const extras = await api.db
        .selectFrom('service_attach as own')
        .innerJoin('attach', (join) =>
          join.onRef('attach.shop_id', '=', 'own.shop_id').onRef('attach.id', '=', 'own.attach_id'),
        )
        .select(['own.shop_id', 'own.service_id', 'attach.name'])
        .execute()
      const including = (await api.db.selectFrom('service').select(['shop_id', 'id', 'name', 'description']).execute())
        .filter((one) => `${one.name.ja}${one.description.ja}`.includes(name))
        .map(({ shop_id, id }) => ({ shop_id, service_id: id, name: { ja: name } }))
      const cards = await search({ keyword }, { locale, currency: 'JPY' })
      expect(cards.length).toBeGreaterThan(0)
      for (const { id, shopName, searched } of cards) {
        const own = [...extras, ...including].filter((one) => one.shop_id === id && one.service_id === searched?.id)
        expect([shopName, own.map((extra) => extra.name.ja)]).toEqual([shopName, expect.arrayContaining([name])])
      }
    },
  )

  test.each(['culture', 'lifestyle', 'beauty'])(
    'Who searches the category %s reads on each card a service of what the shop mainly does',
    async (categoryId) => {
      const services = await offered()
      const rows = await api.db.selectFrom('category').select('id').where('parent_id', '=', categoryId).execute()
      const trades = rows.map(({ id }) => id)
      const cards = (await search({ categoryId })).filter(({ category }) => trades.includes(category.id))
      expect(cards.length).toBeGreaterThan(10)
      for (const { id, category, shopName, searched } of cards)
        expect([shopName, services.get(id)?.find((one) => one.id === searched?.id)?.category_id]).toEqual([
          shopName,
          category.id,
        ])
    },
  )

  test('The next times of a unit that the keyword names are of it, and so are order and range of prices', async () => {
    const date = Temporal.Instant.fromEpochMilliseconds((await api.context.search.snapshot(api.db)).now)
      .toZonedDateTimeISO('Asia/Tokyo')
      .toPlainDate()
      .add({ days: 3 })
      .toString()
    const cards = await search({ keyword: '個室', date, sort: 'price-desc' }, { locale: 'ja', currency: 'JPY' })
    const withTimes = cards.filter(({ searched }) => searched?.next)
    expect(withTimes.length).toBeGreaterThan(0)
    for (const { searched } of withTimes) expect(searched?.next?.unitId).toBe(searched?.unit?.id)
    const costs = cards.map(costOf)
    expect(costs).toEqual(costs.toSorted((one, other) => other - one))
    const priceMin = costs[3] ?? 0
    const dear = await search({ keyword: '個室', date, priceMin }, { locale: 'ja', currency: 'JPY' })
    expect(dear.map(costOf).toSorted((one, other) => other - one)).toEqual(costs.filter((cost) => cost >= priceMin))
  })

  const unitsCalled = async (name: string) =>
    (await api.db.selectFrom('service_unit').selectAll().execute()).filter((unit) => unit.name.ja === name)

  test.each<[Locale, string, RegExp]>([
    ['en', 'cat grooming', /^Shampoo course$/],
    ['ja', 'トリミング 猫', /^シャンプーコース$/],
    ['ko', '고양이 목욕', /^목욕 코스$/],
    ['zh', '貓咪 洗澡', /^小美容/],
    ['ja', '猫シャンプー', /^シャンプーコース$/],
    ['zh', '貓洗澡', /^小美容/],
    ['ko', '고양이목욕', /^목욕 코스$/],
    ['ja', '猫の爪切り', /^シャンプーコース$/],
    ['ja', '毛穴 フェイシャル', /^毛穴/],
    ['en', 'pore facial', /^Pore cleansing/],
    ['ko', '모공 페이셜', /^모공/],
    ['zh', '做臉 毛孔', /^毛孔/],
  ])('Who reads %s and types %s reads the particular service, not one of its trade', async (locale, keyword, name) => {
    const cards = (await search({ keyword }, { locale })).slice(0, 5)
    expect(cards.length).toBeGreaterThan(0)
    for (const { shopName, searched } of cards)
      expect([shopName, searched?.name]).toEqual([shopName, expect.stringMatching(name)])
  })

  test.each<[Locale, string]>([
    ['ja', '縮毛矯正'],
    ['en', 'hair straightening'],
    ['ko', '매직 스트레이트'],
    ['zh', '離子燙'],
    ['ja', 'スカルプ'],
    ['ko', '눈썹문신'],
    ['zh', '熱瑜珈'],
  ])('Who reads %s and types %s, which no shop has, reads no other service on the cards', async (locale, keyword) => {
    const cards = await search({ keyword }, { locale })
    expect(cards.length).toBeGreaterThan(5)
    expect(new Set(cards.map(({ searched }) => searched))).toEqual(new Set([null]))
  })

  test('Who searches for a place, or for nothing, reads what the shop costs', async () => {
    for (const query of [{}, { keyword: 'Tokyo' }, { cityId: 'tokyo' }])
      expect(new Set((await search(query)).map(({ searched }) => searched))).toEqual(new Set([null]))
  })

  // Promise (Screens): search: by price is by what the card says
  test.each(['price-asc', 'price-desc'])(
    'By %s, page by page, cards stand in the order of what they say that they cost',
    async (sort) => {
      const costs: number[] = []
      const named = new Set<boolean>()
      let cursor: string | null = null
      do {
        const { body }: { body: { data: ShopCard[]; nextCursor: string | null } } = await api.call(
          'GET',
          '/api/v1/shops/search',
          { currency: 'JPY', query: { categoryId: 'hair', sort, limit: 7, ...(cursor !== null && { cursor }) } },
        )
        costs.push(...body.data.map(costOf))
        for (const { searched } of body.data) named.add(searched !== null)
        cursor = body.nextCursor
      } while (cursor !== null)
      const rising = costs.toSorted((one, other) => one - other)
      expect(named).toEqual(new Set([true]))
      expect(costs).toEqual(sort === 'price-asc' ? rising : rising.toReversed())
    },
  )

  test('In a range of prices stand exactly those whose cards say a price within it, and the range of all goes by the cards', async () => {
    const query = { categoryId: 'hair', limit: 50 }
    const all = (await found(api, { ...query, sort: 'price-asc' })).data
    const dearer = all.filter(({ searched, priceFrom }) => searched && searched.priceFrom.amount > priceFrom.amount)
    const priceMax = Math.max(...dearer.map(({ priceFrom }) => priceFrom.amount))
    const within = await found(api, { ...query, priceMax })
    const expected = all.filter((card) => costOf(card) <= priceMax)
    expect([all.length < 50, expected.length > 0]).toEqual([true, true])
    expect(within.data.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    expect(within.total).toBe(expected.length)
    const costs = all.map(costOf)
    expect([within.facets.price?.min.amount, within.facets.price?.max.amount]).toEqual([
      Math.min(...costs),
      Math.max(...costs),
    ])
  })

  test('While the prices of many shops are looked at, others get their turn', async () => {
    const snapshot = await api.context.search.snapshot(api.db)
    const services = searchedServices(snapshot.index, { categoryIds: ['hair'], terms: [], general: [] })
    if (services === null) throw new Error('A category tells services apart')
    const own = shopPrices(await snapshot.index.priced('JPY', snapshot.shown))
    let turns = 0
    let isDone = false
    const count = () => {
      if (isDone) return
      turns += 1
      setImmediate(count)
    }
    setImmediate(count)
    await servicePrices(snapshot, snapshot.index.live(), { services, currency: 'JPY', own })
    isDone = true
    expect(turns).toBeGreaterThanOrEqual(10)
  })

  const costOf = ({ searched, priceFrom }: ShopCard) => (searched?.priceFrom ?? priceFrom).amount

  async function search(query: NonNullable<CallOptions['query']>, options: CallOptions = {}): Promise<ShopCard[]> {
    const { body } = await api.call<{ data: ShopCard[] }>('GET', '/api/v1/shops/search', {
      ...options,
      query: { ...query, limit: 50 },
    })
    return body.data
  }

  async function found(from: TestApi, query: NonNullable<CallOptions['query']>): Promise<Found> {
    const { status, body } = await from.call<Found>('GET', '/api/v1/shops/search', { currency: 'JPY', query })
    expect(status).toBe(200)
    return body
  }
})
