import { ownDay } from '../../page-objects/shop-page.ts'
import { presses, tabsTo, types } from '../../people/keyboard.ts'
import { codeFor, newAddress } from '../../people/mailbox.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'

test('a person reserves, changes the time and cancels by the keyboard alone, with a page that a screen reader can follow', {
  tag: '@desktop',
}, async ({ page, request, words, shopPage, reservationPage, ticketPage, signInPage }) => {
  const main = page.getByRole('main')
  const { heading } = shopPage
  const email = newAddress('keyboard')

  await page.goto('/en')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
  await types(page, main.getByLabel(words.what), words.keyword)
  // Before, the browser would load the search as a new document, which begins at its start.
  await untilHydrated(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?/)
  await expect(heading, 'a new page is read from its heading').toBeFocused()

  const first = main.locator('a[href*="/brands/"]').first()
  const shopName = (await first.textContent()) ?? ''
  await presses(page, first)
  await expect(page).toHaveURL(/\/brands\//)
  await expect(heading).toBeFocused()
  await expect(heading).toHaveText(shopName)

  const days = page.locator('#reserve button[aria-pressed]:enabled:not([data-full])')
  const service = page.locator('#reserve li :is(h3, h4) a').first()
  await expect(service.or(days.first()).first()).toBeVisible()
  if ((await days.count()) === 0) await presses(page, service)
  await presses(page, days.nth(ownDay()))
  const { times } = shopPage
  await expect(times).toBeVisible()
  await expect(page.locator('#reserve')).toMatchAriaSnapshot(`
    - heading "Choose a service and a time" [level=2]
    - list:
      - listitem:
        - heading [level=3]
        - list "Days":
          - listitem:
            - button /Today/
          - listitem:
            - button /available/ [pressed]
        - paragraph:
          - button "More dates"
        - list "Times":
          - listitem:
            - link /\\d+:\\d+/
  `)
  await presses(page, times.getByRole('link').last())
  await expect(page).toHaveURL(/\/reservation\//)

  await reservationPage.passChoices((control) => presses(page, control))
  await presses(page, reservationPage.proceed)
  await presses(page, reservationPage.signInFirst)
  await expect(page).toHaveURL(/\/auth/)
  await types(page, signInPage.email, 'nobody')
  await page.keyboard.press('Enter')
  await expect(signInPage.email, 'a wrong field is gone to').toBeFocused()
  await expect(signInPage.email).toHaveAccessibleDescription(words.emailWrong)
  await types(page, signInPage.email, email)
  await page.keyboard.press('Enter')
  await types(page, signInPage.firstName, words.given)
  await types(page, signInPage.lastName, words.family)
  for (const name of ['terms', 'privacy']) {
    await tabsTo(page, page.locator(`input[name="${name}"]`))
    await page.keyboard.press('Space')
  }
  await presses(page, signInPage.sendCode)
  await expect(signInPage.code).toBeFocused()
  await page.keyboard.type(await codeFor(request, email))
  await expect(page).toHaveURL(/\/reservation\//)

  await types(page, reservationPage.phone, words.ownPhone)
  await presses(page, reservationPage.button(words.toRequirements))
  await types(page, page.getByLabel(words.requirements), 'A quiet seat')
  await presses(page, reservationPage.button(words.toTerms))
  await expect(main.getByRole('checkbox').first()).toBeVisible()
  await expect(main).toMatchAriaSnapshot(`
    - heading "Make a reservation" [level=1]
    - heading /Contact information/ [level=2]:
      - button /Contact information/
    - heading /Policies and terms/ [level=2]:
      - button /Policies and terms/ [expanded]
    - checkbox "I agree to all of the following"
    - checkbox /terms of use/
    - checkbox /privacy policy/
    - complementary:
      - term: Date and time
      - definition
  `)
  const boxes = main.getByRole('checkbox')
  await tabsTo(page, boxes.first())
  await page.keyboard.press('Space')
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  await presses(page, reservationPage.confirmButton)
  await expect(reservationPage.confirmed).toBeFocused()
  await expect(main).toMatchAriaSnapshot(`
    - heading "${words.confirmed}" [level=1]
    - article:
      - heading [level=2]
      - term: Date and time
      - definition
      - term: Place
      - definition
      - button /calendar/
      - link /map/
  `)

  await presses(page, main.getByRole('link', { name: words.change }))
  await expect(heading).toBeFocused()
  await presses(page, page.locator('[data-times]').getByRole('button').first())
  await expect(page.getByRole('heading', { name: 'Check your change' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reservationPage.button(words.confirmChange)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/me\/my-reservation\?code=/)
  await expect(main.getByText('You can change this reservation 2 more times')).toBeVisible()

  await presses(page, ticketPage.cancelButton)
  const { sheet } = ticketPage
  await expect(sheet.getByRole('heading').first()).toBeFocused()
  const reasons = sheet.getByRole('radio')
  await tabsTo(page, reasons.first())
  await page.keyboard.press('Space')
  await presses(page, sheet.getByRole('button', { name: words.cancel }))
  await expect(sheet).toBeHidden()
  await expect(ticketPage.cancelled).toBeVisible()
})

test('the focus goes into a sheet and comes back to what opened it, by Escape and by its button', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en/search')
  const opener = page.getByRole('main').locator('button[aria-haspopup=dialog]').locator('visible=true').first()
  const sheet = page.getByRole('dialog')
  for (const leave of ['Escape', 'its button']) {
    await presses(page, opener)
    await expect(sheet.getByRole('heading').first()).toBeFocused()
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await presses(page, sheet.getByRole('button', { name: 'Close' }))
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  }
  const partnership = page.getByRole('contentinfo').locator('button[aria-haspopup=dialog]').first()
  await presses(page, partnership)
  await expect(sheet.getByRole('textbox').first()).toBeVisible()
  await presses(page, sheet.getByRole('button', { name: 'Close' }))
  await expect(sheet).toBeHidden()
  await expect(partnership, 'also where the sheet is taken away').toBeFocused()
})

// Promise (Screens): the page behind a dialog stays where it is
test('the page behind an open dialog does not move with the keys, and does when it has closed', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en')
  await untilHydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Date: Any day' }).click()
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Date' })
  await expect(title).toBeFocused()
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  for (const key of ['ArrowDown', 'PageDown', 'End']) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await expect(title).toBeHidden()
  expect(await scrolled()).toBe(before)
  await page.keyboard.press('End')
  await expect.poll(scrolled).toBeGreaterThan(before)
})

// Promise (Screens): dates: the calendar fits a low window, and scrolls to the day that has the focus
test('the calendar of a low window scrolls to the day that the keys have reached', {
  tag: '@desktop',
}, async ({ page }) => {
  const height = 420
  await page.setViewportSize({ width: 1280, height })
  await page.goto('/ja')
  await untilHydrated(page)
  await page.getByRole('main').getByRole('button', { name: '日付：指定なし' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('[data-part="next-trigger"]').click()
  const box = (await sheet.boundingBox()) ?? { y: -1, height }
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
  await sheet.locator('button[data-value]:not([data-disabled])').first().focus()
  await page.keyboard.press('End')
  const reached = sheet.locator('[data-part=table-cell-trigger]:focus')
  await expect(reached).toHaveText('28')
  await expect(reached).toBeInViewport({ ratio: 1 })
})
