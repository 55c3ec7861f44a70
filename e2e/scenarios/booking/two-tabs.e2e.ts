import type { Page } from '@playwright/test'
import { atTheStudio, belongsTo, reservationPath } from '../../people/api.ts'
import { button, choosesAtTheStudio, fillsIn, keepsIt } from '../../people/at-the-studio.ts'
import { codeFor } from '../../people/mailbox.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const words = {
  ...WORDS.en,
  keep: 'Add to favorites',
  account: /'s account$/,
  signOut: 'Sign out',
  signIn: 'Sign in or register',
}

// Promise (Screens): reservation: confirmed twice is reserved once
test('Scenario: two tabs press confirm: there is one reservation, and both show its ticket', {
  tag: '@desktop',
}, async ({ context, origin, people }) => {
  const member = await people.joins('two-tabs')
  const page = await choosesAtTheStudio(context, origin, 'en', member, atTheStudio(STUDIO.lesson, 'two tabs confirm'))
  await keepsIt(page, words)
  await fillsIn(page, words, 'A seat by the window')
  // A duplicated tab has all that its first one had.
  const [second] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await expect(second.getByLabel(words.phone)).toBeVisible()
  await Promise.all([button(page, words.confirm).click(), button(second, words.confirm).click()])
  for (const tab of [page, second]) await expect(tab.getByRole('heading', { name: words.confirmed })).toBeVisible()
  const mine = await people.reservationsOf(member)
  expect(mine).toHaveLength(1)
  for (const tab of [page, second]) await expect(tab.getByText(mine[0]?.codeNumber ?? '')).toBeVisible()
})

// Promise (Screens): signing out in one tab signs out the other
test('Scenario: a favorite of one tab appears in the other, and signing out in one signs out the other', {
  tag: '@desktop',
}, async ({ context, origin, people }) => {
  await belongsTo(context, await people.joins('tabs'), origin)
  const [shop, list] = [await context.newPage(), await context.newPage()]
  await list.goto('/en/me/favorite')
  await expect(list.getByText('No favorites yet')).toBeVisible()
  await shop.goto(`/en/brands/${STUDIO.shop}`)
  const heart = shop.getByRole('button', { name: words.keep })
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

async function givesEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel(words.email).fill(email)
  await page.getByRole('button', { name: words.withEmail }).click()
  await expect(page.getByLabel(words.code)).toBeVisible()
}

for (const step of ['address', 'code'] as const) {
  // Promise (Screens): signing in in one tab signs in the other
  test(`Scenario: signing in in one tab signs in another whose sign-in page asks for the ${step}, and takes it where it was going`, {
    tag: '@desktop',
  }, async ({ context, people }) => {
    const [member, other] = [await people.joins('first-tab'), await people.joins('second-tab')]
    const [first, second] = [await context.newPage(), await context.newPage()]
    await second.goto('/en/auth?redirect=%2Fen%2Fme%2Ffavorite')
    await expect(second.getByRole('heading', { name: words.signIn })).toBeVisible()
    if (step === 'code') await givesEmail(second, other.email)
    await first.goto('/en/auth')
    await givesEmail(first, member.email)
    await first.getByLabel(words.code).fill(await codeFor(first.request, member.email))
    await expect(first).toHaveURL(/\/en$/)
    await expect(second).toHaveURL(/\/en\/me\/favorite$/)
    await expect(second.getByText('No favorites yet')).toBeVisible()
    for (const tab of [first, second]) await expect(tab.getByRole('button', { name: words.account })).toBeVisible()
  })
}

for (const who of ['visitor', 'member'] as const) {
  // Promise (Addresses): one's own time in another tab is not called somebody else's
  test(`Scenario: a ${who}'s second tab names the time as their own, not as somebody else's, and can release it`, {
    tag: '@phone',
  }, async ({ context, origin, people }) => {
    if (who === 'member') await belongsTo(context, await people.joins('holds'), origin)
    const path = reservationPath('en', atTheStudio(STUDIO.lesson, `held in another tab (${who})`))
    const first = await context.newPage()
    await first.goto(path)
    const next = (page: Page) => button(page, words.proceed)
    await next(first).click()
    await expect(next(first)).toHaveCount(0)

    const second = await context.newPage()
    await second.goto(path)
    await expect(second.getByText(/^You're holding .* in another tab\.$/)).toBeVisible()
    await expect(second.getByText('Held in another tab')).toBeVisible()
    await expect(second.getByText(/no longer available|Somebody else/)).toHaveCount(0)
    await button(second, 'Release that time').click()
    await expect(second.getByText('in another tab')).toHaveCount(0)
    await expect(next(first), 'the first tab chooses again').toBeVisible()
    await next(second).click()
    await expect(next(second), 'it is held here now').toHaveCount(0)
    await expect(second.getByText(/no longer available|Somebody else/)).toHaveCount(0)
  })
}

// Promise (Addresses): a time chosen in another tab takes the place of the one held in this tab, which says so
test('Scenario: a second tab goes on with another time: one time is held, and the first tab says that its own was released', {
  tag: '@phone',
}, async ({ context, origin, people }) => {
  const first = await context.newPage()
  await first.goto(reservationPath('en', atTheStudio(STUDIO.lesson, 'two tabs, two times')))
  const next = (page: Page) => button(page, words.proceed)
  await next(first).click()
  await expect(next(first)).toHaveCount(0)

  // They have signed in since: the second tab does not know the token of what the visitor held.
  const member = await people.joins('other-time')
  await belongsTo(context, member, origin)
  const second = await context.newPage()
  await second.goto(reservationPath('en', atTheStudio(STUDIO.lesson, 'two tabs, two times', '16:00')))
  await expect(second.getByText(/^You're holding .* in another tab\.$/)).toBeVisible()
  await next(second).click()
  await expect(next(second), 'it is held here').toHaveCount(0)
  await expect(first.getByText('This time was released, because you went on in another tab.')).toBeVisible()
  await expect(first.getByText(/^You're holding .* in another tab\.$/)).toBeVisible()
  await expect(next(first), 'the first tab chooses again').toBeVisible()
})
