import { fails } from '../../people/gate.ts'
import { expect, test } from '../../people/scenario.ts'

// Promise (Screens): home: thanks for the feedback
// Promise (Screens): home: a wish that cannot be sent is kept
test('a person makes a wish: a text is required, one whose request fails stays, Send thanks for the feedback', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/zh')
  const open = page.getByRole('main').getByRole('button', { name: '許個願' })
  await open.click()
  const dialog = page.getByRole('dialog')
  const wishField = dialog.getByLabel('您的願望')
  const send = dialog.getByRole('button', { name: '送出' })
  await send.click()
  await expect(dialog.getByText('請填寫此欄位')).toBeVisible()

  await wishField.fill('金澤的陶藝課')
  const failure = await fails(page, '**/api/v1/google-sheet', '500')
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('發生了一點問題，請稍後再試。')
  await page.reload()
  await open.click()
  await expect(wishField, 'what was typed outlives a reload').toHaveValue('金澤的陶藝課')
  await failure.mend()
  await send.click()
  await expect(page.getByText('謝謝您，我們已收到您的訊息。')).toBeVisible()
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(wishField).toHaveValue('')
})

// Promise (Screens): become our merchant asks for an address to answer to, in a browser
test('become our merchant, from the footer, asks for an address to answer to', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/ko')
  await page.getByRole('contentinfo').getByRole('button', { name: '입점 문의' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('매장 소개').fill('마시코 공방')
  await dialog.getByRole('button', { name: '보내기' }).click()
  await expect(dialog.getByText('이메일을 입력해 주세요')).toBeVisible()
  await dialog.getByLabel('이메일').fill('haru@example.com')
  await dialog.getByRole('button', { name: '보내기' }).click()
  await expect(page.getByText('의견을 보내 주셔서 감사해요. 잘 받았어요.')).toBeVisible()
})
