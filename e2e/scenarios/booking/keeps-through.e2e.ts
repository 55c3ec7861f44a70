import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { atTheStudio } from '../../people/api.ts'
import { untilUncovered } from '../../people/overlay.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

test.use({ language: 'ko' })

// Promise (Screens): over currency, language and the way back
test('another currency, a reload, another language and the back button keep the hold, the draft and what was typed', {
  tag: '@phone',
}, async ({ page, reservationPage, member: _ }) => {
  await reservationPage.open(atTheStudio(STUDIO.bowl, 'keeps through'))
  const holds: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/reservation/hold') && request.method() === 'POST') holds.push(request.url())
  })
  await page.getByRole('radio', { name: /모리 하루/ }).check()
  await reservationPage.button(/^좌석/).click()
  await page.getByRole('radio', { name: '물레 2' }).check()
  await reservationPage.button(/^추가 서비스/).click()
  await page.getByRole('button', { name: '하나 더하기: 유약 추가' }).click()
  await reservationPage.hold()
  await reservationPage.fillContact('창가 자리')

  await page.getByRole('button', { name: /^언어와 통화/ }).click()
  await page.getByRole('dialog').getByText('JPY').click()
  await expect(page.getByRole('complementary').getByText('¥5,300')).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(4)

  await untilUncovered(page)
  await page.reload()
  await expect(reservationPage.phone).toHaveValue(/^010-?1234-?5678$/)
  await page.getByRole('button', { name: /^언어와 통화/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/ja\/reservation\//)
  const inJapanese = new ReservationPage(page, 'ja')
  await expect(inJapanese.phone).toBeVisible()
  await page.goBack()
  await expect(page, 'one language is one entry').toHaveURL('about:blank')
  await page.goForward()
  await expect(inJapanese.phone).toHaveValue(/1234-?5678$/)
  const summary = page.getByRole('complementary')
  for (const chosen of ['森 はる', 'ろくろ2', '釉薬の追加']) await expect(summary.getByText(chosen)).toBeVisible()
  await inJapanese.button(/^ご要望/).click()
  await expect(page.getByLabel(WORDS.ja.requirements)).toHaveValue('창가 자리')
  await inJapanese.button(/^ご確認事項と規約/).click()
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(4)
  await inJapanese.confirm()
  expect(holds, 'the time was kept once').toHaveLength(1)
})
