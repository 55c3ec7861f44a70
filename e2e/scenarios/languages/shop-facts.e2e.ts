import { expect, test } from '../../people/scenario.ts'

type Shop = { id: string; openSince?: number; license?: string }

// Promise (Screens): shop: since when it is open, and its license, in each language
test('a shop says in each language since when it is open and under which license', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const cards: Shop[] = (await (await request.get('/api/v1/shops/search?country=JP&limit=24')).json()).data
  const shops: Shop[] = await Promise.all(
    cards.map(async ({ id }) => (await (await request.get(`/api/v1/shops/${id}`)).json()).data),
  )
  const shop = shops.find(({ openSince, license }) => openSince !== undefined && license !== undefined)
  for (const [language, since, license] of [
    ['en', `Since ${shop?.openSince}`, /^License: .+ no\. \d+/],
    ['ko', `${shop?.openSince}년 개업`, /^허가·등록: .+ 제\d+/],
    ['ja', `${shop?.openSince}年開業`, /^許可・登録：.+第\d+/],
    ['zh', `${shop?.openSince} 年開業`, /^許可／登記：.+第\d+/],
  ] as const) {
    await page.goto(`/${language}/brands/${shop?.id}`)
    await expect(page.getByText(since, { exact: true })).toBeVisible()
    await expect(page.getByText(license)).toBeVisible()
  }
})
