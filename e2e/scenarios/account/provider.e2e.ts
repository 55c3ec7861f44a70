import { expectAccessible } from '../../people/accessible.ts'
import { consentsAtProvider, newAddressAt } from '../../people/provider.ts'
import { expect, test } from '../../people/scenario.ts'

const words = {
  withGoogle: 'Continue with Google',
  withApple: 'Continue with Apple',
  cameBack: "You didn't finish signing in. Try again, or sign in another way.",
}
const TOOK_TOO_LONG = 'ログインの有効時間が過ぎたか、すでに完了しています。最初からもう一度お試しください。'

// Promise (Screens): sign-in with one of them, in a browser
test('a visitor marks a favorite, signs in with Google for it, and is back with the favorite stored', {
  tag: '@desktop',
}, async ({ page, searchPage, shopPage, signInPage }) => {
  await searchPage.findShop()
  const shop = new URL(page.url()).pathname
  const heart = shopPage.favorite.first()
  await heart.click()
  await expect(page).toHaveURL(/\/en\/auth/)
  await expectAccessible(page)

  await page.getByRole('link', { name: words.withGoogle }).click()
  await expect(page.getByRole('heading', { name: 'Development: this is not Google' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText(words.cameBack)
  expect(new URL(page.url()).searchParams.has('error')).toBe(false)
  await expectAccessible(page)

  await page.getByRole('link', { name: words.withGoogle }).click()
  await consentsAtProvider(page, newAddressAt('gmail.com', 'favorite'))
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await signInPage.consent()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page).toHaveURL((url) => url.pathname === shop)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/en/me/profile')
  await expect(signInPage.firstName).toHaveValue('Hana')
})

// Promise (Screens): sign-in with Apple, which posts its answer and says the name once
test('a newcomer signs in with Apple, and is known the next time', { tag: '@phone' }, async ({ page, signInPage }) => {
  const email = newAddressAt('icloud.com', 'apple')
  await page.goto('/en/auth?redirect=/en/me/profile')
  await page.getByRole('link', { name: words.withApple }).click()
  await consentsAtProvider(page, email)
  await signInPage.consent()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page).toHaveURL(/\/en\/me\/profile$/)
  await expect(signInPage.lastName).toHaveValue('Sato')
  await signInPage.signOut()

  await page.goto('/en/auth?redirect=/en/me/profile')
  await page.getByRole('link', { name: words.withApple }).click()
  await consentsAtProvider(page, email)
  await expect(signInPage.lastName).toHaveValue('Sato')
})

test('a sign-in that another site would finish for a person ends with an explanation', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/auth/sso/google/callback?code=evil&state=evil&locale=ja')
  await expect(page.getByRole('alert')).toHaveText(TOOK_TOO_LONG)
  await expect(page).toHaveURL(/\/ja\/auth$/)
})
