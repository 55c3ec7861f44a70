import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { BEGAN } from '../../studio.ts'

const WEEK_MS = 7 * 86_400_000
const date = new Date(BEGAN + WEEK_MS).toISOString().slice(0, 10)
const FILTERED = { keyword: '美容', date, quantity: '2' }

test.use({ language: 'ja' })

// Promise (Screens): search: on a phone the first result begins above half of the screen, also with filters and another currency
test('the first result of a filtered search begins above half of a small phone', { tag: '@phone' }, async ({
  page,
  searchPage,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await searchPage.open(FILTERED)
  await expect(page.getByRole('button', { name: /^日本円/ }), 'the offer of a currency is in the row').toBeVisible()
  const first = await searchPage.cards.first().boundingBox()
  expect(first?.y).toBeLessThan(320)
  await expect(searchPage.heading).toHaveText('「美容」')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'the page does not scroll sideways').toBeLessThanOrEqual(360)
})

// Promise (Screens): search: a tap on a time of a card leads to its reservation
test('a time on a card leads straight to its reservation, with day, time and people', async ({ page, searchPage }) => {
  await searchPage.open(FILTERED)
  const time = searchPage.cards.getByRole('list', { name: '時間' }).getByRole('link').first()
  const shown = (await time.textContent()) ?? ''
  await time.click()
  await expect(page).toHaveURL(new RegExp(`/reservation/.+date=${date}&time=${shown.replace(':', '%3A')}&quantity=2`))
  await expect(page.getByRole('main')).toContainText(shown)
})

// Promise (Screens): search: what was typed goes with the person to card, shop and booking
test('the time and the people that are typed go with the person to card, shop and booking', async ({
  page,
  searchPage,
}, { project }) => {
  await searchPage.open({ keyword: 'ネイル 東京 18時以降 2名', date })
  await expect(page.getByRole('link', { name: '条件を解除：18:00以降に開始' })).toBeVisible()
  await expect(page.getByRole('link', { name: '条件を解除：2名' })).toBeVisible()
  const card = searchPage.cards.filter({ has: page.getByRole('list', { name: '時間' }) }).first()
  await expect(card).toContainText('2名')
  const shown = (await card.getByRole('list', { name: '時間' }).getByRole('link').first().textContent()) ?? ''
  expect(shown >= '18:00').toBe(true)
  await card.locator('a[href*="/brands/"]').click()
  await expect(page).toHaveURL(/timeFrom=18%3A00/)
  await untilHydrated(page)
  if (project.name === 'phone') {
    await page.getByRole('link', { name: '時間を選ぶ' }).click()
    await page.keyboard.press('Enter')
  } else await page.getByRole('link', { name: new RegExp(`${shown}を予約する`) }).click()
  await expect(page).toHaveURL(new RegExp(`/reservation/.+time=${shown.replace(':', '%3A')}&quantity=2`))
})

// Promise (Screens): search: the code of the map comes when it is asked for, and no other site is
test('a visitor finds a shop on the map, whose code came with the press and from no other site', async ({
  page,
  searchPage,
}) => {
  const requests: URL[] = []
  page.on('request', (request) => void requests.push(new URL(request.url())))
  await searchPage.open({ keyword: '東京' })
  const isMap = ({ pathname }: URL) => pathname.includes('results-map')
  expect(requests.filter(isMap), 'the list needs no map').toEqual([])
  await page.getByRole('link', { name: '地図', exact: true }).click()
  const shops = page.getByRole('list', { name: '地図上のお店' }).getByRole('link')
  await expect(shops).not.toHaveCount(0)
  expect(requests.some(isMap)).toBe(true)
  expect([...new Set(requests.map(({ origin }) => origin))]).toEqual([new URL(page.url()).origin])

  await page.reload()
  await untilHydrated(page)
  await shops.first().focus()
  const card = page.getByRole('article')
  await expect(card).toBeVisible()
  const name = (await card.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('complementary', { name: 'お店の情報' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: `地図：${name}` })).toBeVisible()
})

test('the districts of a city stand whole in the sheet of filters, below their name', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en/search?cityId=tokyo')
  await untilHydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).tap()
  const districts = page.getByRole('dialog').getByRole('group', { name: 'Districts' })
  const chips = districts.locator('label')
  await expect(chips.first()).toBeVisible()
  const isBelow = await districts.evaluate((group) => {
    const name = group.querySelector('legend')?.getBoundingClientRect()
    const boxes = [...group.querySelectorAll('label')].map((chip) => chip.getBoundingClientRect())
    return boxes.every(({ top, right }) => top >= (name?.bottom ?? innerHeight) && right <= innerWidth)
  })
  expect(isBelow).toBe(true)
})
