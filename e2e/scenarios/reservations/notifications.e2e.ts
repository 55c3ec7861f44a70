import type { Page } from '@playwright/test'
import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const words = { ...WORDS.en, region: 'Notifications', markOne: 'Mark as read', more: 'Show more' }

// Promise (Screens): notifications arrive live, each once, in two tabs
test('notifications arrive live, each once; one is marked as read, then all, in both tabs; their age is told in minutes, hours and dates', {
  tag: '@desktop',
}, async ({ page, context, people, member }) => {
  const other = await context.newPage()
  await page.clock.install()
  for (const tab of [page, other]) await tab.goto('/en')
  const bellOf = (tab: Page, name: string) => tab.getByRole('banner').getByRole('button', { name, exact: true })
  const bell = (name: string) => bellOf(page, name)
  const list = page.getByRole('region', { name: words.region })
  await expect(bell('Notifications')).toBeVisible()

  const code = await people.reserves(member, atTheStudio(STUDIO.vase, 'live notifications'))
  await expect(bell('Notifications, 1 unread'), 'without a reload').toBeVisible()
  await people.cancels(member, code)
  for (const tab of [page, other]) await expect(bellOf(tab, 'Notifications, 2 unread')).toBeVisible()
  await bell('Notifications, 2 unread').click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').first()).toContainText('Your reservation is canceled')
  await expect(list.getByText('just now')).toHaveCount(2)
  await list.getByRole('button', { name: words.markOne }).first().click()
  for (const tab of [page, other]) await expect(bellOf(tab, 'Notifications, 1 unread')).toBeVisible()
  await page.clock.fastForward('06:00')
  await expect(list.getByText('6 minutes ago')).toHaveCount(2)
  await page.clock.fastForward('03:00:00')
  await expect(list.getByText('3 hours ago')).toHaveCount(2)
  await page.clock.fastForward('23:00:00')
  await expect(list.getByText(/^\d{4}\/\d\d\/\d\d$/)).toHaveCount(2)

  await page.route('**/notification/read-all', (route) =>
    route.fulfill({ status: 400, json: { code: 'INTERNAL', message: '', requestId: 's' } }),
  )
  const refused = page.waitForResponse('**/notification/read-all')
  await list.getByRole('button', { name: words.markAllRead }).click()
  await refused
  await expect(bell('Notifications, 1 unread'), 'what failed is rolled back').toBeVisible()
  await page.unrouteAll()
  await list.getByRole('button', { name: words.markAllRead }).click()
  for (const tab of [page, other]) await expect(bellOf(tab, 'Notifications')).toBeVisible()
  await list.getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`/en/me/my-reservation\\?code=${code}$`))
})

// Promise (Screens): what was missed without a connection is there once it is back
test('the list shows 30 notifications and 5 more a step; those missed without a connection appear once when it is back', {
  tag: '@phone',
}, async ({ page, context, people, member }) => {
  const again = async (hour: number) =>
    people.cancels(
      member,
      await people.reserves(member, atTheStudio(STUDIO.vase, 'thirty notifications', `${hour}:00`)),
    )
  for (let round = 0; round < 16; round += 1) await again(10)
  await page.goto('/ko')
  const list = page.getByRole('region', { name: '알림' })
  await page.getByRole('button', { name: '읽지 않은 알림 32개' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(30)
  await list.getByRole('button', { name: '더 보기' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(32)
  await context.setOffline(true)
  await again(11)
  await context.setOffline(false)
  await expect(list.getByRole('listitem')).toHaveCount(34)
  await expect(page.getByRole('button', { name: '읽지 않은 알림 34개' })).toBeAttached()
})

test('a booking or cancellation elsewhere is announced at once, as a toast and in the bell, on a public page and a member page; Escape dismisses the toast', {
  tag: '@desktop',
}, async ({ page, people, member }) => {
  const bell = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
  const toast = page.locator('[data-scope=toast][data-part=root]')
  const expectNotification = async (
    path: string,
    before: string,
    happens: () => Promise<void>,
    toastText: string,
    after: string,
  ) => {
    await page.goto(path)
    await expect(bell(before)).toBeVisible()
    await happens()
    await expect(toast, path).toContainText(toastText)
    await expect(toast).toHaveAttribute('data-type', 'info')
    await page.keyboard.press('Alt+KeyT')
    await page.keyboard.press('Tab')
    await expect(toast, 'reading it takes its time').toHaveAttribute('data-state', 'open')
    await page.keyboard.press('Escape')
    await expect(toast).toHaveCount(0)
    await expect(bell(after), 'the bell keeps it').toBeVisible()
  }
  let code = ''
  const reserves = async () => {
    code = await people.reserves(member, atTheStudio(STUDIO.vase, 'announced elsewhere'))
  }
  const [one, two] = ['Notifications, 1 unread', 'Notifications, 2 unread']
  await expectNotification(`/en/brands/${STUDIO.shop}`, 'Notifications', reserves, 'Your reservation is confirmed', one)
  await expectNotification(
    '/en/me/profile',
    one,
    () => people.cancels(member, code),
    'Your reservation is canceled',
    two,
  )
})

// Promise (Screens): notifications: paused while the live connection does not open
test('live updates that the server does not give are paused, and go on without a touch once it gives them', {
  tag: '@phone',
}, async ({ page, people, member }) => {
  await page.clock.install()
  await page.route('**/api/v1/user/ws-ticket', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '', requestId: 's' } }),
  )
  await page.goto('/ja')
  await page.getByRole('button', { name: 'お知らせ' }).click()
  const line = page.getByRole('region', { name: 'お知らせ' }).getByRole('status')
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(line).toHaveText('リアルタイム更新を一時停止しています。自動で再接続します。', { timeout: 500 })
  }).toPass()
  await people.reserves(member, atTheStudio(STUDIO.vase, 'live updates pause'))
  await page.unrouteAll()
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(line).toBeEmpty({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('region', { name: 'お知らせ' }).getByRole('listitem')).toHaveCount(1)
})
