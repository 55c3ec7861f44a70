import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../people/scenario.ts'

type Card = { id: string; category: { id: string } }

const mostBooked = async (request: APIRequestContext, query: string): Promise<Card[]> =>
  (await (await request.get(`/api/v1/shops/hottest-booked?limit=24${query}`)).json()).data

const SHOWN = 6

// Promise (Screens): home: the ranking begins with shops of the country of the language, one of each category; in English of all countries
for (const [language, name, country] of [
  ['ja', '予約の多いお店', 'JP'],
  ['ko', '인기 예약', 'KR'],
  ['zh', '熱門預約', 'TW'],
  ['en', 'Popular reservations', null],
] as const)
  test(`the ranking of the front page in ${language} begins with ${country === null ? 'the most booked shops of all' : `shops of ${country}`}`, {
    tag: '@phone',
  }, async ({ page, request }) => {
    const local = await mostBooked(request, country === null ? '' : `&country=${country}`)
    const firsts = local.filter(({ category }, index) =>
      local.slice(0, index).every((other) => other.category.id !== category.id),
    )
    await page.goto(`/${language}`)
    const ranking = page.getByRole('region', { name })
    await expect(ranking.getByRole('listitem')).toHaveCount(SHOWN)
    const links = await ranking.getByRole('listitem').getByRole('link').all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    const expected = firsts.slice(0, SHOWN).map(({ id }) => `/${language}/brands/${id}`)
    expect(expected.length).toBeGreaterThan(2)
    expect(addresses.slice(0, expected.length)).toEqual(expected)
  })
