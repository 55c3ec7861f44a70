import { type BrowserContext, expect, test } from '@playwright/test'
import { type Later, openLater } from '../later.ts'
import { atTheStudio, belongsTo } from '../people/api.ts'
import { button, choosesAtTheStudio, fillsIn, keepsIt } from '../people/at-the-studio.ts'
import { codeFor, newAddress } from '../people/mailbox.ts'
import { WORDS } from '../people/words.ts'
import { STUDIO } from '../studio.ts'

const { en, ja } = WORDS

test.describe.configure({ mode: 'default' })
test.describe('as time passes @desktop', () => {
  let later: Later
  let context: BrowserContext
  test.beforeAll(async () => {
    later = await openLater()
  })
  test.afterAll(() => later?.close())
  test.beforeEach(async ({ browser }) => {
    context = await later.visits(browser)
  })
  test.afterEach(() => context.close())

  test('Scenario: the operator changes the price between hold and confirm: the old and the new one are shown, and have to be agreed to', async () => {
    const { people, origin } = later
    const member = await people.joins('price')
    await context.addCookies([{ name: 'currency', value: 'JPY', url: origin }])
    const page = await choosesAtTheStudio(context, origin, 'ja', member, atTheStudio(STUDIO.vase, 3))
    await keepsIt(page, ja)
    await fillsIn(page, ja, '窓際の席')
    await later.vaseCosts(7000)
    await button(page, ja.confirm).click()
    await expect(page.getByText('料金が¥6,000から¥7,000に変わりました。')).toBeVisible()
    await expect(button(page, ja.confirm)).toHaveCount(0)
    expect(await people.reservationsOf(member)).toHaveLength(0)
    await button(page, '新しい料金で進む').last().click()
    await button(page, ja.confirm).click()
    await expect(page.getByRole('heading', { name: ja.confirmed })).toBeVisible()
    await expect(page.getByText('¥7,000').first()).toBeVisible()
    await expect(page.getByText('窓際の席')).toBeVisible()
  })

  test('Scenario: a new code after the countdown; The code has expired (1010), This code has already been used (1008)', async () => {
    const page = await context.newPage()
    await page.clock.install()
    const email = newAddress('resend')
    await page.goto('/en/auth')
    await page.getByLabel(en.email).fill(email)
    await page.getByRole('button', { name: en.withEmail }).click()
    await page.getByLabel(en.lastName, { exact: true }).fill(en.family)
    await page.getByLabel(en.firstName, { exact: true }).fill(en.given)
    await page.getByRole('button', { name: en.sendCode }).click()
    await expect(page.getByText(/^A new code in \d+ s$/)).toBeVisible()
    const first = await codeFor(context.request, email)

    await later.passes(11)
    await page.clock.fastForward('11:00')
    await page.getByLabel(en.code).fill(first)
    await expect(page.getByText('The code has expired')).toBeVisible()
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect(page.getByText(/^A new code in \d+ s$/)).toBeVisible()
    await expect.poll(() => codeFor(context.request, email)).not.toBe(first)

    await page.route('**/login/step3', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const second = await codeFor(context.request, email)
    await page.getByLabel(en.code).fill(second)
    await expect(page.getByRole('alert')).toHaveText(
      "There's no connection right now. Check your network and try again.",
    )
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('This code has already been used')).toBeVisible()
    await expect(page.getByLabel(en.code)).toHaveValue(second)
  })

  test('Scenario: the holding has run out and another person takes the time: the nearest free ones are offered, and all that was typed stays', async () => {
    const { people, origin } = later
    const member = await people.joins('late')
    const slot = atTheStudio(STUDIO.lesson, 4)
    const page = await choosesAtTheStudio(context, origin, 'en', member, slot)
    await keepsIt(page, en)
    await fillsIn(page, en, 'A seat by the window')
    await later.passes(25)
    await people.reserves(await people.joins('quick'), slot)
    await button(page, en.confirm).click()
    await expect(page.getByText(en.chooseAgain)).toBeVisible()
    const nearest = page.getByRole('list', { name: 'The closest available times' }).getByRole('button')
    await expect(nearest).toHaveText(['09:00', '11:00', '11:30'])
    await nearest.getByText('11:00').click()
    await keepsIt(page, en)
    await expect(page.getByLabel(en.phone)).toHaveValue(/087 ?123 ?4567$/)
    await button(page, en.confirm).click()
    await expect(page.getByRole('heading', { name: en.confirmed })).toBeVisible()
    await expect(page.getByText('A seat by the window')).toBeVisible()
    expect(await people.reservationsOf(await people.isBack(member))).toHaveLength(1)
  })

  test('Scenario: what comes up, was missed and is over stands under its status and in the notifications', async () => {
    const { people, origin } = later
    const member = await people.joins('history')
    const codes = []
    for (const hour of [9, 11, 13])
      codes.push(await people.reserves(member, atTheStudio(STUDIO.bowl, 2, `${hour < 10 ? '0' : ''}${hour}:00`)))
    const [missed = '', over = '', near = ''] = codes
    const start = Date.parse(`${atTheStudio(STUDIO.bowl, 2).date}T12:20:00+09:00`)
    const now = Date.parse(await later.time())
    await later.passes(Math.ceil((start - now) / 60_000))
    await later.marks(missed, 'noshow')
    await later.marks(over, 'completed')
    await belongsTo(context, await people.isBack(member), origin)
    const page = await context.newPage()
    const main = page.getByRole('main')
    for (const [tab, code] of [
      ['No-show', missed],
      ['Completed', over],
      ['Confirmed', near],
    ] as const) {
      await page.goto('/en/me/my-reservation')
      await page.getByRole('tab', { name: tab }).click()
      await expect(main.locator('a[href*="code="]')).toHaveCount(1)
      await expect(main.getByText(code)).toBeVisible()
    }
    await page.getByRole('banner').getByRole('button', { name: en.unread }).click()
    const list = page.getByRole('region', { name: en.notifications })
    for (const said of ['You missed your reservation', 'Thank you for your visit', 'Your reservation is coming up'])
      await expect(list.getByText(said).first()).toBeVisible()
  })
})
