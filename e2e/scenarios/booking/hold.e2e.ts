import { atTheStudio, reservationPath } from '../../people/api.ts'
import { button, choosesAtTheStudio, fillsIn, keepsIt } from '../../people/at-the-studio.ts'
import { newAddress } from '../../people/mailbox.ts'
import { reserves, signsUp } from '../../people/member.ts'
import { expect, test } from '../../people/scenario.ts'
import { choosesATime, findsAShop, keepsTheTime } from '../../people/visitor.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const words = WORDS.ja

// Promise (Screens): reservation: the draft outlives a reload
test('Scenario: a reload in the middle of the form comes back to it, with the slot still held', {
  tag: '@phone',
}, async ({ page, request }) => {
  await findsAShop(page, 'ja', words)
  await choosesATime(page, words)
  await keepsTheTime(page, words)
  await signsUp(page, request, words, newAddress('reload'))
  await page.getByLabel(words.phone).fill(words.ownPhone)
  await page.reload()
  await reserves(page, words)
})

// Promise (Addresses): the time chosen last is the one that is booked, also where another one is held
test('Scenario: a time that is chosen on the shop page after another one was held is the one that is booked', {
  tag: '@phone',
}, async ({ context, origin, people }) => {
  const member = await people.joins('newest')
  const first = atTheStudio(STUDIO.lesson, 'another time from the shop')
  const page = await choosesAtTheStudio(context, origin, 'ja', member, first)
  await keepsIt(page, words)
  await page.getByLabel(words.phone).fill(words.ownPhone)

  // By its address: the app cannot let the slot go.
  await page.goto(`/ja/brands/${STUDIO.shop}?${new URLSearchParams({ serviceId: STUDIO.lesson, date: first.date })}`)
  const resume = page.getByRole('link', { name: '予約の手続きに戻る' })
  await expect(resume).toBeVisible()
  const times = page.getByRole('list', { name: words.times })
  await expect(times.getByRole('link', { name: first.time })).toBeVisible()
  await times.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/reservation\//)
  const newest = new URL(page.url()).searchParams.get('time')
  expect(newest).not.toBe(first.time)
  await keepsIt(page, words)
  await expect(page).toHaveURL((url) => url.searchParams.get('time') === newest)
  await fillsIn(page, words, '窓側の席')
  await button(page, words.confirm).click()
  await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(newest ?? '?')
  expect(await people.reservationsOf(member)).toHaveLength(1)
})

// Promise (Addresses): the shop page leads back to the time that is held there
test('Scenario: the shop page leads back to the time that is held there', { tag: '@phone' }, async ({
  context,
  origin,
  people,
}) => {
  const slot = atTheStudio(STUDIO.lesson, 'back to the held time')
  const page = await choosesAtTheStudio(context, origin, 'ja', await people.joins('resumes'), slot)
  await keepsIt(page, words)
  await page.goto(`/ja/brands/${STUDIO.shop}`)
  await page.getByRole('link', { name: '予約の手続きに戻る' }).click()
  await expect(page.getByLabel(words.phone)).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('time') === slot.time)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '益子工房' })).toBeVisible()
})

// Promise (Addresses): without storage, too, one's own hold is one's own
for (const how of ['blocked', 'full'] as const) {
  test(`Scenario: with storage ${how} a visitor holds a time, signs in, and reserves it`, { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    await page.addInitScript((kind) => {
      const refuse = (): never => {
        throw new DOMException('', kind === 'full' ? 'QuotaExceededError' : 'SecurityError')
      }
      if (kind === 'full') Storage.prototype.setItem = refuse
      else {
        for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: refuse })
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
      }
    }, how)
    await page.goto(reservationPath('ja', atTheStudio(STUDIO.lesson, `storage (${how})`)))
    await keepsTheTime(page, words)
    await signsUp(page, request, words, newAddress('without-storage'))
    await reserves(page, words)
  })
}
