import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

test.use({ language: 'ja' })

const words = {
  taken: 'この時間はほかの方の予約が入りました。別の時間をお選びください。',
  nearest: 'いちばん近い空き時間',
}

// Promise (Screens): reservation: a time that somebody else took
test('two people press the same time: the second reads that it is taken, with the nearest free times and their typed texts', {
  tag: '@phone',
}, async ({ page, people, member, shopPage, reservationPage }) => {
  const first = await people.joins('first')
  const [early, wanted] = [
    atTheStudio(STUDIO.lesson, 'two people press'),
    atTheStudio(STUDIO.lesson, 'two people press', '14:00'),
  ]
  await reservationPage.open(early)
  await reservationPage.hold()
  await reservationPage.fillContact('窓際の席')

  await reservationPage.button(/^日時/).click()
  const { times } = shopPage
  await expect(times.getByRole('button', { name: wanted.time })).toBeVisible()
  await people.reserves(first, wanted)
  await times.getByRole('button', { name: wanted.time }).click()
  await reservationPage.proceed.click()
  await expect(page.getByText(words.taken)).toBeVisible()
  await expect(times.getByRole('button', { name: wanted.time })).toHaveCount(0)
  const nearest = page.getByRole('list', { name: words.nearest }).getByRole('button')
  await expect(nearest).toHaveText(['12:30', '13:00', '15:00'])
  const room = await nearest
    .first()
    .evaluate((button) => Number.parseFloat(getComputedStyle(button).paddingInlineStart))
  expect(room, 'room beside a time or its day').toBeGreaterThanOrEqual(8)

  await nearest.getByText('13:00').click()
  await expect(page.getByText(words.taken)).toHaveCount(0)
  await reservationPage.hold()
  await expect(reservationPage.phone).toHaveValue(/^090-?1234-?5678$/)
  await reservationPage.confirm()
  await expect(page.getByText('窓際の席')).toBeVisible()
  expect(await people.reservationsOf(member)).toHaveLength(1)
})
