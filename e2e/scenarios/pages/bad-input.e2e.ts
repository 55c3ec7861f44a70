import { codeFor, newAddress } from '../../people/mailbox.ts'
import { asksForCode } from '../../people/member.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'

const words = WORDS.ja

test('Scenario: an invalid e-mail is reported beside the field, and stays typed @phone', async ({ page }) => {
  await page.goto('/ja/auth')
  const field = page.getByLabel(words.email)
  await page.getByRole('button', { name: words.withEmail }).click()
  await expect(page.getByText(words.emailMissing)).toBeVisible()
  await field.fill('hana＠')
  await page.getByRole('button', { name: words.withEmail }).click()
  await expect(page.getByText(words.emailWrong)).toBeVisible()
  await expect(field).toHaveValue('hana＠')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
})

test('Scenario: a wrong code is reported beside the field, and the right one still signs in @phone', async ({
  page,
  request,
}) => {
  const email = newAddress('wrong-code')
  await page.goto('/ja/auth')
  await asksForCode(page, words, email)
  const code = await codeFor(request, email)
  await page.getByLabel(words.code).fill(code === '000000' ? '111111' : '000000')
  await expect(page.getByText(words.wrongCode)).toBeVisible()
  await page.getByLabel(words.code).fill(code)
  await expect(page).not.toHaveURL(/\/auth/)
})

// Promise (Sentences and limits): a server that answers nonsense
// Promise (Attacks and faults): a portal that answers HTML for the API
test('Scenario: a server that answers HTML gives the generic message, and nothing typed is lost @phone', async ({
  page,
}) => {
  const email = newAddress('hana')
  await page.goto('/ja/auth')
  await page.route('**/login/step1', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Portal</h1>' }),
  )
  await page.getByLabel(words.email).fill(email)
  await page.getByRole('button', { name: words.withEmail }).click()
  await expect(page.getByText('問題が発生しました。しばらくしてからもう一度お試しください。')).toBeVisible()
  await expect(page.getByLabel(words.email)).toHaveValue(email)
  await page.unroute('**/login/step1')
  await page.getByRole('button', { name: words.withEmail }).click()
  await expect(page.getByLabel(words.lastName, { exact: true })).toBeVisible()
})

// Promise (Addresses): an unknown page is 404 in the language of the person
test('Scenario: an address without a page answers 404 in the language of the person @phone', async ({ page }) => {
  const answer = await page.goto('/ja/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: words.notFound })).toBeVisible()
})

// Promise (Addresses): a browser meets a path without a language in its own language, and is remembered
test('Scenario: a path without language leads to the language of the browser, and is remembered @phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'ko-KR', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveURL(/\/ko$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  const localeCookie = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(localeCookie?.value).toBe('ko')
  await context.close()
})
