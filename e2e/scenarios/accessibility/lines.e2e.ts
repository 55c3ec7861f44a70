import type { Locator } from '@playwright/test'
import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { atTheStudio, reservationPath } from '../../people/api.ts'
import { holdBack } from '../../people/gate.ts'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

test.use({ timezoneId: 'Asia/Taipei' })

/** The lines of a text as they are broken. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const lines = new Map<number, string>()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const top = Math.round(range.getBoundingClientRect().top)
        lines.set(top, (lines.get(top) ?? '') + text[at])
      }
    }
    return [...lines.values()].map((line) => line.trim()).filter((line) => line !== '')
  })

for (const width of [390, 1280] as const)
  test(`the summary at ${width} pixels says the day in one line, and the hours with their zone in the next`, {
    tag: '@desktop',
  }, async ({ page, reservationPage }) => {
    await page.setViewportSize({ width, height: 900 })
    await reservationPage.open(atTheStudio(STUDIO.lesson, `day in one line (${width})`))
    const when = page.locator('dd').filter({ hasText: 'Japan Time' })
    await expect(when).toBeVisible()
    expect(await linesOf(when)).toStrictEqual([
      expect.stringMatching(/^\w+day, \w+ \d+, \d{4}$/),
      expect.stringMatching(/^10:00 – \d\d:\d\d \(Japan Time\)$/),
    ])
  })

for (const language of ['ja', 'ko', 'zh'] as const)
  test(`the next step of a reservation keeps to one line on a phone in ${language}, also while its time is being held`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const hold = await holdBack(page, '**/api/v1/user/reservation/hold', 'POST')
    const reservationPage = new ReservationPage(page, language)
    await reservationPage.open(atTheStudio(STUDIO.lesson, `next step in one line (${language})`))
    expect(await linesOf(reservationPage.proceed)).toHaveLength(1)
    await reservationPage.proceed.click()
    await expect.poll(() => hold.requestedUrls.length).toBe(1)
    expect(await linesOf(page.locator('button[aria-busy=true]').locator('visible=true'))).toHaveLength(1)
  })

test('amounts and codes keep to one line with text twice as large on a phone, and no page scrolls sideways', {
  tag: '@desktop',
}, async ({ page, people, member }) => {
  const code = await people.reserves(member, atTheStudio(STUDIO.lesson, 'large text'))
  await page.setViewportSize({ width: 390, height: 844 })
  const open = async (path: string): Promise<void> => {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, path).toBeLessThanOrEqual(0)
  }
  await open('/ja')
  await open('/ja/me/my-reservation')
  await open(`/ja/me/my-reservation?code=${code}`)
  expect(await linesOf(page.getByText(code, { exact: true }))).toStrictEqual([code])
  await open(reservationPath('ja', atTheStudio(STUDIO.lesson, 'large text', '12:00')))
  for (const amount of await page
    .getByText(/^(?:¥|NT\$)[\d,]+$/)
    .filter({ visible: true })
    .all())
    expect(await linesOf(amount)).toHaveLength(1)
})

test('a visitor whose text is twice as large holds a time on a phone and comes to the sign-in: no word is broken, and no page scrolls sideways', {
  tag: '@desktop',
}, async ({ page, words, reservationPage }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const enlarge = async (): Promise<void> => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, page.url()).toBeLessThanOrEqual(0)
  }
  await reservationPage.open(atTheStudio(STUDIO.lesson, 'large text to the sign-in'))
  await enlarge()
  expect((await linesOf(reservationPage.proceed)).join(' ')).toBe(words.proceed)
  await reservationPage.proceed.click()
  await expect(reservationPage.signInFirst).toBeVisible()
  await enlarge()
  await reservationPage.signInFirst.click()
  await expect(page.getByText('Japan Time')).toBeVisible()
  await enlarge()
})

test('every tab of the reservations is seen whole on a small phone, in each language', {
  tag: '@desktop',
}, async ({ page, member }) => {
  expect(member.email).not.toBe('')
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of ['en', 'ko', 'ja', 'zh']) {
    await page.goto(`/${language}/me/my-reservation`)
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(6)
    const ends = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().right))
    expect(Math.max(...ends), language).toBeLessThanOrEqual(360)
  }
})

test('titles of articles and themes break between phrases on a small phone in Japanese', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/ja')
  const titles = page.locator('h3 > a:is([href*="/article/"], [href*="/curated/"])')
  await expect(titles.first()).toBeAttached()
  for (const title of await titles.all()) await expect(title).toHaveCSS('word-break', 'auto-phrase')
})
