import { atTheStudio } from '../../people/api.ts'
import { button, choosesAtTheStudio, fillsIn, keepsIt } from '../../people/at-the-studio.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const words = { ...WORDS.zh, checking: '正在確認您的預約。' }

// Promise (Screens): reservation: an outcome that is not known is being checked
// Promise (Attacks and faults): an answer cut after the booking
test('Scenario: a response is cut after the server has booked: the page says it is checking, and shows the ticket of the one booking', {
  tag: '@desktop',
}, async ({ context, origin, people }) => {
  const member = await people.joins('cut')
  const page = await choosesAtTheStudio(context, origin, 'zh', member, atTheStudio(STUDIO.lesson, 'unknown outcome'))
  await keepsIt(page, words)
  await fillsIn(page, words, '靠窗的座位')
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

  await button(page, words.confirm).dblclick()
  await expect(page.getByText(words.checking)).toBeVisible()
  await expect(button(page, words.confirm)).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible()
  const mine = await people.reservationsOf(member)
  expect(mine).toHaveLength(1)
  await expect(page.getByText(mine[0]?.codeNumber ?? '')).toBeVisible()
  expect(new Set(keys).size, 'asked again with the same key').toBe(1)
  expect(keys).toHaveLength(2)
})
