import { codeFor, newAddress } from '../../people/mailbox.ts'
import { expect, test } from '../../people/scenario.ts'

test.use({ language: 'ja' })

test('an invalid e-mail is reported beside the field, and stays typed', { tag: '@phone' }, async ({
  page,
  words,
  signInPage,
}) => {
  await page.goto('/ja/auth')
  await signInPage.withEmail.click()
  await expect(page.getByText(words.emailMissing)).toBeVisible()
  await signInPage.email.fill('hana＠')
  await signInPage.withEmail.click()
  await expect(page.getByText(words.emailWrong)).toBeVisible()
  await expect(signInPage.email).toHaveValue('hana＠')
  await expect(signInPage.email).toHaveAttribute('aria-invalid', 'true')
  await expect(signInPage.email).toBeFocused()
})

test('a wrong code is reported beside the field, and the right one still signs in', { tag: '@phone' }, async ({
  page,
  request,
  words,
  signInPage,
}) => {
  const email = newAddress('wrong-code')
  await page.goto('/ja/auth')
  await signInPage.requestCode(email)
  const code = await codeFor(request, email)
  await signInPage.code.fill(code === '000000' ? '111111' : '000000')
  await expect(page.getByText(words.wrongCode)).toBeVisible()
  await signInPage.code.fill(code)
  await expect(page).not.toHaveURL(/\/auth/)
})

// Promise (Sentences and limits): a server that answers nonsense
// Promise (Attacks and faults): a portal that answers HTML for the API
test('a server that answers HTML gives the generic message, and nothing typed is lost', { tag: '@phone' }, async ({
  page,
  signInPage,
}) => {
  const email = newAddress('hana')
  await page.goto('/ja/auth')
  await page.route('**/login/step1', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Portal</h1>' }),
  )
  await signInPage.fillEmail(email)
  await expect(page.getByText('問題が発生しました。しばらくしてからもう一度お試しください。')).toBeVisible()
  await expect(signInPage.email).toHaveValue(email)
  await page.unroute('**/login/step1')
  await signInPage.withEmail.click()
  await expect(signInPage.lastName).toBeVisible()
})

// Promise (Addresses): an unknown page is 404 in the language of the person
test('an address without a page answers 404 in the language of the person', { tag: '@phone' }, async ({
  page,
  words,
}) => {
  const answer = await page.goto('/ja/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: words.notFound })).toBeVisible()
})

// Promise (Addresses): a browser meets a path without a language in its own language, and is remembered
test('a path without language leads to the language of the browser, and is remembered', { tag: '@phone' }, async ({
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
