import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

test.use({ language: 'zh' })

// Promise (Screens): reservation: an outcome that is not known is being checked
// Promise (Attacks and faults): an answer cut after the booking
test('a response is cut after the server has booked: the page says it is checking, and shows the ticket of the one booking', {
  tag: '@desktop',
}, async ({ page, people, member, reservationPage }) => {
  await reservationPage.open(atTheStudio(STUDIO.lesson, 'unknown outcome'))
  await reservationPage.hold()
  await reservationPage.fillContact('靠窗的座位')
  const keys: (string | undefined)[] = []
  let letThrough = (): void => undefined
  const isBack = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/v1/user/reservation', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) {
      await route.fetch()
      return route.abort('connectionreset')
    }
    await isBack
    return route.continue()
  })

  await reservationPage.confirmButton.dblclick()
  await expect(page.getByText('正在確認您的預約。')).toBeVisible()
  await expect(reservationPage.confirmButton).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(reservationPage.confirmed).toBeVisible()
  const mine = await people.reservationsOf(member)
  expect(mine).toHaveLength(1)
  await expect(page.getByText(mine[0]?.codeNumber ?? '')).toBeVisible()
  expect(new Set(keys).size, 'asked again with the same key').toBe(1)
  expect(keys).toHaveLength(2)
})
