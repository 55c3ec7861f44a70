import { ReservationPage } from '../page-objects/reservation-page.ts'
import { SignInPage } from '../page-objects/sign-in-page.ts'
import { newAddress } from '../people/mailbox.ts'
import { untilHydrated } from '../people/started.ts'
import { expect } from './expect.ts'
import type { Scene, Screen } from './screen.ts'

const at = (path: string) => (scene: Scene) => scene.go(path)
const firstDialogButton = ({ page }: Scene) =>
  page.getByRole('contentinfo').locator('button[aria-haspopup=dialog]').first()

async function withTimes(scene: Scene, day = 1): Promise<void> {
  const { page, places, words } = scene
  await scene.go(`/brands/${places.shop}?serviceId=${places.service}`)
  const days = page.locator('#reserve button[aria-pressed]:enabled:not([data-full])')
  await days.nth(day).click()
  await expect(days.nth(day)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('list', { name: words.times })).toBeVisible()
}

async function reservation(scene: Scene): Promise<void> {
  await withTimes(scene, scene.ownDay)
  await scene.page.getByRole('list', { name: scene.words.times }).getByRole('link').last().click()
  await scene.page.waitForURL(/\/reservation\//)
  await expect(scene.page.getByRole('main').locator('h2').first()).toBeVisible()
}

async function signIn(scene: Scene, until: 'email' | 'names' | 'code'): Promise<void> {
  const { page, language, words } = scene
  const signInPage = new SignInPage(page, language)
  await scene.go('/auth')
  if (until === 'code') return signInPage.requestCode(newAddress('gallery'))
  await signInPage.fillEmail(until === 'email' ? 'hana@' : newAddress('gallery'))
  if (until === 'email') return expect(page.getByText(words.emailWrong)).toBeVisible()
  await signInPage.lastName.fill(words.family)
  await signInPage.firstName.fill(words.given)
}

/** Back from a provider, as somebody who is no member yet. */
async function returnOfNewcomer({ page, go }: Scene): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('yoyaku.provider', 'google'))
  const fields = ['agreedTermsVersion', 'agreedPrivacyVersion'].map((field) => ({ field, code: 'REQUIRED' }))
  const refusal = { code: 'VALIDATION', message: 'Consents are missing', requestId: 'gallery', fields }
  await page.route('**/login/sso', (route) => route.fulfill({ status: 400, json: refusal }))
  await go('/auth?ticket=gallery&provider=google')
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(2)
}

const reviewsOf = ({ page }: Scene) => page.locator('section[aria-labelledby=reviews-heading]')

const rentalDays = ({ page }: Scene) => page.locator('[data-rental-days]').locator('visible=true')

/** A shop of cars, with a pick-up chosen in the month after this one. */
async function withPickUp(scene: Scene): Promise<void> {
  const { page } = scene
  await scene.go(`/brands/${scene.places.branchShop}`)
  await rentalDays(scene).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('[data-part="next-trigger"]').click()
  await sheet.locator('button[data-value]:not([data-disabled])').nth(8).click()
}

async function rentalWithDays(scene: Scene): Promise<void> {
  await withPickUp(scene)
  const sheet = scene.page.getByRole('dialog')
  await sheet.locator('button[data-value]:not([data-disabled])').nth(11).click()
  await expect(sheet).toBeHidden()
  // The times of pick-up and return, and the branch.
  await scene.page.locator('li[data-open] select').nth(2).selectOption({ index: 1 })
}

async function allReviews(scene: Scene): Promise<void> {
  await scene.go(`/brands/${scene.places.reviewedShop}`)
  await reviewsOf(scene).getByRole('button').click()
  await expect(reviewsOf(scene).locator('button[aria-haspopup=dialog]').nth(3)).toBeVisible()
}

export async function reportOfReview(scene: Scene): Promise<void> {
  await allReviews(scene)
  await reviewsOf(scene).locator('button[aria-haspopup=dialog]').first().click()
  await expect(scene.page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
}

export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'home', who: 'visitor', open: at('') },
  {
    name: 'preferences',
    who: 'visitor',
    covers: true,
    open: async (scene) => {
      await scene.go('/faqs')
      await scene.page.getByRole('banner').locator('button[aria-haspopup=dialog]').click()
      await expect(scene.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'partnership',
    who: 'visitor',
    covers: true,
    open: async (scene) => {
      await scene.go('/faqs')
      await firstDialogButton(scene).click()
      await expect(scene.page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    },
  },
  {
    name: 'wish',
    who: 'visitor',
    covers: true,
    open: async (scene) => {
      await scene.go('')
      await scene.page.getByRole('main').locator('button[aria-haspopup=dialog]').last().click()
      await expect(scene.page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    },
  },
  { name: 'search', who: 'visitor', open: at('/search') },
  { name: 'search-map', who: 'visitor', open: at('/search?keyword=tokyo&view=map') },
  {
    name: 'search-applied',
    who: 'visitor',
    open: at('/search?categoryId=beauty&locationType=oversea&duration=0-3&quantity=2&priceMin=100&priceMax=3000'),
  },
  {
    name: 'search-filters',
    who: 'visitor',
    covers: true,
    upTo: 768,
    open: async (scene) => {
      await scene.go('/search?categoryId=beauty')
      await scene.page.getByRole('main').locator('button[aria-haspopup=dialog]').locator('visible=true').first().click()
    },
  },
  {
    name: 'search-date',
    who: 'visitor',
    covers: true,
    open: async (scene) => {
      await scene.go('/search?categoryId=beauty')
      const filters = scene.page
        .getByRole('main')
        .locator('button[aria-haspopup=dialog]')
        .locator('visible=true')
        .first()
      await filters.click()
      await expect(scene.page.getByRole('dialog')).toBeVisible()
      const date = scene.page.getByRole('dialog').locator('button[aria-haspopup=dialog]')
      if ((await date.count()) > 0) await date.click()
      await expect(scene.page.getByRole('dialog').locator('table')).toBeVisible()
    },
  },
  {
    name: 'search-suggestions',
    who: 'visitor',
    upTo: 768,
    open: async (scene) => {
      await scene.go('')
      await untilHydrated(scene.page)
      await scene.page.getByRole('main').getByRole('combobox').first().click()
      await expect(scene.page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  },
  { name: 'search-empty', who: 'visitor', open: at('/search?keyword=qqqqqqqq') },
  {
    name: 'search-pending',
    who: 'visitor',
    open: async (scene) => {
      await scene.page.route('**/api/v1/shops/search*', () => undefined)
      await scene.go('/faqs')
      // Before the app is there a link leads to a page that the server has drawn.
      await untilHydrated(scene.page)
      await scene.page
        .getByRole('banner')
        .locator('a[href*="/search"]')
        .locator('visible=true')
        .or(scene.page.getByRole('banner').getByRole('button', { name: scene.words.search, exact: true }))
        .locator('visible=true')
        .first()
        .click()
      await scene.page.waitForURL(/\/search/)
      await expect(scene.page.getByRole('main').locator('[aria-busy=true]')).toBeVisible()
    },
  },
  {
    name: 'search-failed',
    who: 'visitor',
    open: async (scene) => {
      await scene.go('/search')
      await untilHydrated(scene.page)
      await scene.page.route('**/api/v1/shops/search*', (route) => route.abort())
      await scene.page.locator('select[name=sort]').locator('visible=true').first().selectOption({ index: 1 })
      await expect(scene.page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 })
    },
  },
  { name: 'shop', who: 'visitor', open: ({ go, places }) => go(`/brands/${places.shop}`) },
  { name: 'shop-times', who: 'visitor', open: (scene) => withTimes(scene) },
  {
    name: 'shop-calendar',
    who: 'visitor',
    open: async (scene) => {
      await withTimes(scene)
      await scene.page.locator('#reserve button[aria-expanded]').click()
      await expect(scene.page.locator('#reserve table')).toBeVisible()
    },
  },
  { name: 'shop-discounts', who: 'visitor', open: ({ go, places }) => go(`/brands/${places.discountShop}`) },
  { name: 'shop-rental-days', who: 'visitor', open: withPickUp },
  { name: 'shop-rental', who: 'visitor', open: rentalWithDays },
  { name: 'shop-reviews', who: 'visitor', open: allReviews },
  { name: 'review-report-visitor', who: 'visitor', covers: true, open: reportOfReview },
  { name: 'curated', who: 'visitor', open: at('/curated') },
  { name: 'theme', who: 'visitor', open: ({ go, places }) => go(`/curated/${places.theme}`) },
  { name: 'japan', who: 'visitor', open: at('/curated/jp') },
  { name: 'articles', who: 'visitor', open: at('/article') },
  { name: 'article', who: 'visitor', open: ({ go, places }) => go(`/article/${places.article}`) },
  {
    name: 'faqs',
    who: 'visitor',
    open: async (scene) => {
      await scene.go('/faqs')
      await scene.page.locator('summary').first().click()
    },
  },
  { name: 'terms', who: 'visitor', open: at('/term-of-use') },
  { name: 'privacy', who: 'visitor', open: at('/privacy') },
  { name: 'seller', who: 'visitor', open: at('/seller/kr') },
  { name: 'not-found', who: 'visitor', open: at('/nowhere') },
  { name: 'auth', who: 'visitor', open: at('/auth') },
  { name: 'auth-wrong', who: 'visitor', open: (scene) => signIn(scene, 'email') },
  { name: 'auth-names', who: 'visitor', open: (scene) => signIn(scene, 'names') },
  { name: 'auth-consents', who: 'visitor', open: returnOfNewcomer },
  { name: 'auth-code', who: 'visitor', open: (scene) => signIn(scene, 'code') },
  { name: 'reserve', who: 'visitor', open: ({ go, places }) => go(`/reservation/${places.service}`) },
  { name: 'reserve-staff', who: 'visitor', open: reservation },
  {
    name: 'reserve-kept',
    who: 'visitor',
    open: async (scene) => {
      await reservation(scene)
      const reservationPage = new ReservationPage(scene.page, scene.language)
      await reservationPage.passChoices()
      await reservationPage.proceed.click()
      await expect(reservationPage.signInFirst).toBeVisible()
    },
  },
]
