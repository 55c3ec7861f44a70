import { expect, type Page } from '@playwright/test'
import { button, leavesChoices } from './at-the-studio.ts'
import { noCheck, type PageCheck } from './page-check.ts'
import type { Language, Words } from './words.ts'

/** A visitor finds a shop from the front page and opens its page. */
export async function findsAShop(
  page: Page,
  language: Language,
  words: Words,
  checkPage: PageCheck = noCheck,
): Promise<void> {
  await page.goto(`/${language}`)
  await checkPage(page)
  await page.getByRole('main').getByLabel(words.what).fill(words.keyword)
  await page.getByRole('main').getByRole('button', { name: words.search, exact: true }).click()
  await expect(page).toHaveURL(/\/search\?/)
  const first = page.getByRole('main').locator('a[href*="/brands/"]').first()
  await expect(first).toBeVisible()
  await checkPage(page)
  await first.click()
  await expect(page).toHaveURL(/\/brands\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The index of a day among the free ones: tests that run at the same time have different ones, and so never want the same time. */
export const ownDay = (): number => 2 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** On a shop's page: opens the first service and takes the last time of a day of its own, two days from now or later. */
export async function choosesATime(page: Page, words: Words, checkPage: PageCheck = noCheck): Promise<void> {
  const times = page.getByRole('list', { name: words.times })
  const days = page.locator('#reserve button[aria-pressed]:enabled:not([data-full])')
  const service = page.locator('#reserve li :is(h3, h4) a').first()
  await expect(service.or(days.first()).first()).toBeVisible()
  if ((await days.count()) === 0) await service.click()
  await days.nth(ownDay()).click()
  await expect(days.nth(ownDay())).toHaveAttribute('aria-pressed', 'true')
  await expect(times).toBeVisible()
  await checkPage(page)
  await times.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/reservation\//)
}

/** On the reservation page: holds the chosen slot, and goes on to the sign-in. */
export async function keepsTheTime(page: Page, words: Words, checkPage: PageCheck = noCheck): Promise<void> {
  await leavesChoices(page, words)
  await checkPage(page)
  await button(page, words.proceed).click()
  await page.getByRole('main').getByRole('link', { name: words.signInFirst }).locator('visible=true').first().click()
}
