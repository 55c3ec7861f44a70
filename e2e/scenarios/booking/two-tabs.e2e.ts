import type { BrowserContext } from '@playwright/test'
import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { ShopPage } from '../../page-objects/shop-page.ts'
import { SignInPage } from '../../page-objects/sign-in-page.ts'
import { atTheStudio, belongsTo } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

const words = {
  account: /'s account$/,
  signOut: 'Sign out',
  signIn: 'Sign in or register',
}

// Promise (Screens): reservation: confirmed twice is reserved once
test('two tabs press confirm: there is one reservation, and both show its ticket', {
  tag: '@desktop',
}, async ({ page, context, people, member, reservationPage }) => {
  await reservationPage.open(atTheStudio(STUDIO.lesson, 'two tabs confirm'))
  await reservationPage.hold()
  await reservationPage.fillContact('A seat by the window')
  // A duplicated tab has all that its first one had.
  const [tab] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open(location.href))])
  const second = new ReservationPage(tab, 'en')
  await expect(second.phone).toBeVisible()
  await Promise.all([reservationPage.confirm(), second.confirm()])
  const mine = await people.reservationsOf(member)
  expect(mine).toHaveLength(1)
  for (const each of [page, tab]) await expect(each.getByText(mine[0]?.codeNumber ?? '')).toBeVisible()
})

// Promise (Screens): signing out in one tab signs out the other
test('a favorite of one tab appears in the other, and signing out in one signs out the other', {
  tag: '@desktop',
}, async ({ context, member: _ }) => {
  const [shop, list] = [await context.newPage(), await context.newPage()]
  await list.goto('/en/me/favorite')
  await expect(list.getByText('No favorites yet')).toBeVisible()
  await shop.goto(`/en/brands/${STUDIO.shop}`)
  const heart = new ShopPage(shop, 'en').favorite
  await heart.click()
  await expect(list.getByRole('heading', { name: 'Mashiko Studio' })).toBeVisible()
  await heart.click()
  await expect(list.getByText('No favorites yet')).toBeVisible()

  await shop.getByRole('button', { name: words.account }).click()
  await shop.getByRole('button', { name: words.signOut }).click()
  await expect(list).toHaveURL(/\/en\/auth\?redirect=%2Fen%2Fme%2Ffavorite$/)
  await expect(list.getByRole('heading', { name: words.signIn })).toBeVisible()
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

for (const step of ['address', 'code'] as const) {
  // Promise (Screens): signing in in one tab signs in the other
  test(`signing in in one tab signs in another whose sign-in page asks for the ${step}, and takes it where it was going`, {
    tag: '@desktop',
  }, async ({ context, people }) => {
    const [member, other] = [await people.joins('first-tab'), await people.joins('second-tab')]
    const [first, second] = [await context.newPage(), await context.newPage()]
    await second.goto('/en/auth?redirect=%2Fen%2Fme%2Ffavorite')
    await expect(second.getByRole('heading', { name: words.signIn })).toBeVisible()
    if (step === 'code') {
      const signIn = new SignInPage(second, 'en')
      await signIn.fillEmail(other.email)
      await expect(signIn.code).toBeVisible()
    }
    await first.goto('/en/auth')
    await new SignInPage(first, 'en').signIn(member.email)
    await expect(first).toHaveURL(/\/en$/)
    await expect(second).toHaveURL(/\/en\/me\/favorite$/)
    await expect(second.getByText('No favorites yet')).toBeVisible()
    for (const tab of [first, second]) await expect(tab.getByRole('button', { name: words.account })).toBeVisible()
  })
}

const opensTab = async (context: BrowserContext) => new ReservationPage(await context.newPage(), 'en')

for (const who of ['visitor', 'member'] as const) {
  // Promise (Addresses): one's own time in another tab is not called somebody else's
  test(`a ${who}'s second tab names the time as their own, not as somebody else's, and can release it`, {
    tag: '@phone',
  }, async ({ context, origin, people }) => {
    if (who === 'member') await belongsTo(context, await people.joins('holds'), origin)
    const slot = atTheStudio(STUDIO.lesson, `held in another tab (${who})`)
    const [first, second] = [await opensTab(context), await opensTab(context)]
    await first.open(slot)
    await first.proceed.click()
    await expect(first.proceed).toHaveCount(0)

    await second.open(slot)
    await expect(second.page.getByText(/^You're holding .* in another tab\.$/)).toBeVisible()
    await expect(second.page.getByText('Held in another tab')).toBeVisible()
    await expect(second.page.getByText(/no longer available|Somebody else/)).toHaveCount(0)
    await second.button('Release that time').click()
    await expect(second.page.getByText('in another tab')).toHaveCount(0)
    await expect(first.proceed, 'the first tab chooses again').toBeVisible()
    await second.proceed.click()
    await expect(second.proceed, 'it is held here now').toHaveCount(0)
    await expect(second.page.getByText(/no longer available|Somebody else/)).toHaveCount(0)
  })
}

// Promise (Addresses): a time chosen in another tab takes the place of the one held in this tab, which says so
test('a second tab goes on with another time: one time is held, and the first tab says that its own was released', {
  tag: '@phone',
}, async ({ context, origin, people }) => {
  const [first, second] = [await opensTab(context), await opensTab(context)]
  await first.open(atTheStudio(STUDIO.lesson, 'two tabs, two times'))
  await first.proceed.click()
  await expect(first.proceed).toHaveCount(0)

  // They have signed in since: the second tab does not know the token of what the visitor held.
  await belongsTo(context, await people.joins('other-time'), origin)
  await second.open(atTheStudio(STUDIO.lesson, 'two tabs, two times', '16:00'))
  await expect(second.page.getByText(/^You're holding .* in another tab\.$/)).toBeVisible()
  await second.proceed.click()
  await expect(second.proceed, 'it is held here').toHaveCount(0)
  await expect(first.page.getByText('This time was released, because you went on in another tab.')).toBeVisible()
  await expect(first.page.getByText(/^You're holding .* in another tab\.$/)).toBeVisible()
  await expect(first.proceed, 'the first tab chooses again').toBeVisible()
})
