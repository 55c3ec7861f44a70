import { atTheStudio } from '../../people/api.ts'
import { newAddress } from '../../people/mailbox.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

test.use({ language: 'ja' })

// Promise (Screens): reservation: the draft outlives a reload
test('a reload in the middle of the form comes back to it, with the slot still held', {
  tag: '@phone',
}, async ({ page, searchPage, shopPage, reservationPage, signInPage }) => {
  await searchPage.findShop()
  await shopPage.chooseTime()
  await reservationPage.holdAndSignIn()
  await signInPage.signUp(newAddress('reload'))
  await reservationPage.phone.fill(WORDS.ja.ownPhone)
  await page.reload()
  await reservationPage.reserve()
})

// Promise (Addresses): the time chosen last is the one that is booked, also where another one is held
test('a time that is chosen on the shop page after another one was held is the one that is booked', {
  tag: '@phone',
}, async ({ page, people, member, shopPage, reservationPage }) => {
  const first = atTheStudio(STUDIO.lesson, 'another time from the shop')
  await reservationPage.open(first)
  await reservationPage.hold()
  await reservationPage.phone.fill(WORDS.ja.ownPhone)

  // By its address: the app cannot let the slot go.
  await shopPage.open(STUDIO.lesson, { date: first.date })
  const resume = page.getByRole('link', { name: '予約の手続きに戻る' })
  await expect(resume).toBeVisible()
  const { times } = shopPage
  await expect(times.getByRole('link', { name: first.time })).toBeVisible()
  await times.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/reservation\//)
  const newest = new URL(page.url()).searchParams.get('time')
  expect(newest).not.toBe(first.time)
  await reservationPage.hold()
  await expect(page).toHaveURL((url) => url.searchParams.get('time') === newest)
  await reservationPage.fillContact('窓側の席')
  await reservationPage.confirm()
  await expect(page.getByRole('main')).toContainText(newest ?? '?')
  expect(await people.reservationsOf(member)).toHaveLength(1)
})

// Promise (Addresses): the shop page leads back to the time that is held there
test('the shop page leads back to the time that is held there', { tag: '@phone' }, async ({
  page,
  shopPage,
  reservationPage,
  member: _,
}) => {
  const slot = atTheStudio(STUDIO.lesson, 'back to the held time')
  await reservationPage.open(slot)
  await reservationPage.hold()
  await shopPage.open()
  await page.getByRole('link', { name: '予約の手続きに戻る' }).click()
  await expect(reservationPage.phone).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('time') === slot.time)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '益子工房' })).toBeVisible()
})

// Promise (Addresses): without storage, too, one's own hold is one's own
for (const how of ['blocked', 'full'] as const) {
  test(`a visitor with storage ${how} holds a time, signs in, and reserves it`, { tag: '@phone' }, async ({
    page,
    reservationPage,
    signInPage,
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
    await reservationPage.open(atTheStudio(STUDIO.lesson, `storage (${how})`))
    await reservationPage.holdAndSignIn()
    await signInPage.signUp(newAddress('without-storage'))
    await reservationPage.reserve()
  })
}
