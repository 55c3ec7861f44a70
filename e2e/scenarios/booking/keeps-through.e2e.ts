import { atTheStudio } from '../../people/api.ts'
import { button, choosesAtTheStudio, fillsIn, keepsIt } from '../../people/at-the-studio.ts'
import { untilUncovered } from '../../people/overlay.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const { ko, ja } = WORDS

// Promise (Screens): over currency, language and the way back
test('Scenario: another currency, a reload, another language and the back button keep the hold, the draft and what was typed', {
  tag: '@phone',
}, async ({ context, origin, people }) => {
  const member = await people.joins('switches')
  const page = await choosesAtTheStudio(context, origin, 'ko', member, atTheStudio(STUDIO.bowl, 'keeps through'))
  const holds: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/reservation/hold') && request.method() === 'POST') holds.push(request.url())
  })
  await page.getByRole('radio', { name: /모리 하루/ }).check()
  await button(page, /^좌석/).click()
  await page.getByRole('radio', { name: '물레 2' }).check()
  await button(page, /^추가 서비스/).click()
  await page.getByRole('button', { name: '하나 더하기: 유약 추가' }).click()
  await keepsIt(page, ko)
  await fillsIn(page, ko, '창가 자리')

  await page.getByRole('button', { name: /^언어와 통화/ }).click()
  await page.getByRole('dialog').getByText('JPY').click()
  await expect(page.getByRole('complementary').getByText('¥5,300')).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(4)

  await untilUncovered(page)
  await page.reload()
  await expect(page.getByLabel(ko.phone)).toHaveValue(/^010-?1234-?5678$/)
  await page.getByRole('button', { name: /^언어와 통화/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/ja\/reservation\//)
  await expect(page.getByLabel(ja.phone)).toBeVisible()
  await page.goBack()
  await expect(page, 'one language is one entry').toHaveURL('about:blank')
  await page.goForward()
  await expect(page.getByLabel(ja.phone)).toHaveValue(/1234-?5678$/)
  const summary = page.getByRole('complementary')
  for (const chosen of ['森 はる', 'ろくろ2', '釉薬の追加']) await expect(summary.getByText(chosen)).toBeVisible()
  await button(page, /^ご要望/).click()
  await expect(page.getByLabel(ja.requirements)).toHaveValue('창가 자리')
  await button(page, /^ご確認事項と規約/).click()
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(4)
  await button(page, ja.confirm).click()
  await expect(page.getByRole('heading', { name: ja.confirmed })).toBeVisible()
  expect(holds, 'the time was kept once').toHaveLength(1)
})
