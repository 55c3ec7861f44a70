import type { Page } from '@playwright/test'
import { expectAccessible } from '../../people/accessible.ts'
import { codeFor, newAddress } from '../../people/mailbox.ts'
import { consents } from '../../people/member.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const { ko, zh } = WORDS

async function givesEmail(page: Page, words: typeof ko | typeof zh, email: string): Promise<void> {
  await page.getByLabel(words.email).fill(email)
  await page.getByRole('button', { name: words.withEmail }).click()
}

async function givesNames(page: Page, words: typeof ko | typeof zh): Promise<void> {
  await page.getByLabel(words.lastName, { exact: true }).fill(words.family)
  await page.getByLabel(words.firstName, { exact: true }).fill(words.given)
  await consents(page)
}

// Promise (Screens): sign-in: for a favorite, over a reload
test('Scenario: a visitor’s favorite asks for sign-in: a new e-mail asks for first and last name, a reload keeps them, and the favorite is kept', {
  tag: '@phone',
}, async ({ page, request }) => {
  const email = newAddress('heart')
  await page.goto(`/ko/brands/${STUDIO.shop}`)
  const heart = page.getByRole('button', { name: '찜하기' })
  await heart.click()
  await expect(page).toHaveURL(/\/ko\/auth/)
  await givesEmail(page, ko, email)
  await page.getByRole('button', { name: ko.sendCode }).click()
  await expect(page.getByText('꼭 입력해 주세요')).toHaveCount(2)
  await page.getByLabel(ko.firstName, { exact: true }).fill('1')
  await page.getByRole('button', { name: ko.sendCode }).click()
  await expect(page.getByText('이름을 올바르게 입력해 주세요')).toBeVisible()
  await givesNames(page, ko)
  await page.reload()
  await expect(page.getByLabel(ko.lastName, { exact: true })).toHaveValue(ko.family)
  await expect(page.getByLabel(ko.firstName, { exact: true })).toHaveValue(ko.given)
  await page.getByRole('button', { name: ko.sendCode }).click()
  await expect(page.getByText('이메일로 인증번호를 보냈어요')).toBeVisible()
  await page.reload()
  await expect(page.getByText(email), 'a reload keeps the step').toBeVisible()
  await expect(page.getByText(/^\d+초 뒤에 다시 받을 수 있어요$/)).toBeVisible()
  await page.getByLabel(ko.code).fill(await codeFor(request, email))
  // For two seconds.
  await expect(page.getByText('로그인했어요!')).toBeVisible()
  await expect(page).toHaveURL(/\/ko\/brands\//)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/ko/me/favorite')
  await expect(page.getByRole('heading', { name: '마시코 공방' })).toBeVisible()
})

// Promise (Screens): sign-in: for a favorite, over another language
test('Scenario: another language during the sign-in keeps the step, the way back and the intended favorite', {
  tag: '@phone',
}, async ({ page, request }) => {
  const email = newAddress('turns')
  await page.goto(`/ko/brands/${STUDIO.shop}`)
  await page.getByRole('button', { name: '찜하기' }).click()
  await expect(page).toHaveURL(/\/ko\/auth/)
  await givesEmail(page, ko, email)
  await givesNames(page, ko)
  await page.getByRole('button', { name: /^언어와 통화/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: '繁體中文' }).click()
  await expect(page).toHaveURL(/\/zh\/auth/)
  await expect(page.getByLabel(zh.lastName, { exact: true })).toHaveValue(ko.family)
  await page.getByRole('button', { name: zh.sendCode }).click()
  await page.getByLabel(zh.code).fill(await codeFor(request, email))
  await expect(page).toHaveURL(new RegExp(`/zh/brands/${STUDIO.shop}`))
  await expect(page.getByRole('button', { name: '加入收藏' })).toHaveAttribute('aria-pressed', 'true')
})

// Promise (Screens): sign-in: too many wrong codes
test('Scenario: the right code after five wrong ones is refused with the reason, and another e-mail can be used', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const email = newAddress('guesses')
  await page.goto('/zh/auth')
  await givesEmail(page, zh, email)
  await givesNames(page, zh)
  await page.getByRole('button', { name: zh.sendCode }).click()
  const field = page.getByLabel(zh.code)
  await expect(field).toBeVisible()
  const code = await codeFor(request, email)
  const wrong = ['111111', '222222', '333333', '444444', '555555', '666666'].filter((guess) => guess !== code)
  for (const guess of wrong.slice(0, 5)) {
    const answer = page.waitForResponse('**/login/step3')
    await field.fill(guess)
    await answer
    await expect(page.getByText(zh.wrongCode)).toBeVisible()
    await expect(
      page.getByRole('button', { name: '登入', exact: true }),
      'a refused code is not sent again',
    ).toBeDisabled()
  }
  await field.fill(code)
  await expect(page.getByRole('alert')).toHaveText('驗證碼錯誤次數過多，請重新寄送驗證碼。')
  await expect(page.getByText(/^\d+ 秒後可重新寄送$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '改用其他電子信箱' }).click()
  await expect(page.getByLabel(zh.email)).toHaveValue(email)
})
