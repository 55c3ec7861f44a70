import { SignInPage } from '../../page-objects/sign-in-page.ts'
import { expectAccessible } from '../../people/accessible.ts'
import { codeFor, newAddress } from '../../people/mailbox.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const { ko, zh } = WORDS

test.use({ language: 'ko' })

// Promise (Screens): sign-in: for a favorite, over a reload
test('a visitor’s favorite asks for sign-in: a new e-mail asks for first and last name, a reload keeps them, and the favorite is kept', {
  tag: '@phone',
}, async ({ page, shopPage, signInPage }) => {
  const email = newAddress('heart')
  await shopPage.open()
  const heart = shopPage.favorite
  await heart.click()
  await expect(page).toHaveURL(/\/ko\/auth/)
  await signInPage.fillEmail(email)
  await signInPage.sendCode.click()
  await expect(page.getByText('꼭 입력해 주세요')).toHaveCount(2)
  await signInPage.firstName.fill('1')
  await signInPage.sendCode.click()
  await expect(page.getByText('이름을 올바르게 입력해 주세요')).toBeVisible()
  await signInPage.fillNames()
  await page.reload()
  await expect(signInPage.lastName).toHaveValue(ko.family)
  await expect(signInPage.firstName).toHaveValue(ko.given)
  await signInPage.sendCode.click()
  await expect(page.getByText('이메일로 인증번호를 보냈어요')).toBeVisible()
  await page.reload()
  await expect(page.getByText(email), 'a reload keeps the step').toBeVisible()
  await expect(page.getByText(/^\d+초 뒤에 다시 받을 수 있어요$/)).toBeVisible()
  await signInPage.fillCode(email)
  // For two seconds.
  await expect(page.getByText('로그인했어요!')).toBeVisible()
  await expect(page).toHaveURL(/\/ko\/brands\//)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/ko/me/favorite')
  await expect(page.getByRole('heading', { name: '마시코 공방' })).toBeVisible()
})

// Promise (Screens): sign-in: for a favorite, over another language
test('another language during the sign-in keeps the step, the way back and the intended favorite', {
  tag: '@phone',
}, async ({ page, shopPage, signInPage }) => {
  const email = newAddress('turns')
  await shopPage.open()
  await shopPage.favorite.click()
  await expect(page).toHaveURL(/\/ko\/auth/)
  await signInPage.fillEmail(email)
  await signInPage.fillNames()
  await page.getByRole('button', { name: /^언어와 통화/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: '繁體中文' }).click()
  await expect(page).toHaveURL(/\/zh\/auth/)
  const inChinese = new SignInPage(page, 'zh')
  await expect(inChinese.lastName).toHaveValue(ko.family)
  await inChinese.sendCode.click()
  await inChinese.fillCode(email)
  await expect(page).toHaveURL(new RegExp(`/zh/brands/${STUDIO.shop}`))
  await expect(page.getByRole('button', { name: '加入收藏' })).toHaveAttribute('aria-pressed', 'true')
})

// Promise (Screens): sign-in: too many wrong codes
test('the right code after five wrong ones is refused with the reason, and another e-mail can be used', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const signInPage = new SignInPage(page, 'zh')
  const email = newAddress('guesses')
  await page.goto('/zh/auth')
  await signInPage.requestCode(email)
  const code = await codeFor(request, email)
  const wrong = ['111111', '222222', '333333', '444444', '555555', '666666'].filter((guess) => guess !== code)
  for (const guess of wrong.slice(0, 5)) {
    const answer = page.waitForResponse('**/login/step3')
    await signInPage.code.fill(guess)
    await answer
    await expect(page.getByText(zh.wrongCode)).toBeVisible()
    await expect(
      page.getByRole('button', { name: '登入', exact: true }),
      'a refused code is not sent again',
    ).toBeDisabled()
  }
  await signInPage.code.fill(code)
  await expect(page.getByRole('alert')).toHaveText('驗證碼錯誤次數過多，請重新寄送驗證碼。')
  await expect(page.getByText(/^\d+ 秒後可重新寄送$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '更改信箱' }).click()
  await expect(signInPage.email).toHaveValue(email)
})
