import { faultsInBothSchemes, wideThings } from '../../people/accessible.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'

// Promise (Screens): search: suggestions by the keyboard, which leave keys to an input method that is composing
test('a person takes a suggestion by the keyboard, and Enter that ends a conversion does nothing else', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/ja/faqs')
  await untilHydrated(page)
  const banner = page.getByRole('banner')
  const box = banner.getByRole('combobox')
  await box.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: '東京', selectionStart: 2, selectionEnd: 2 })
  const tokyo = banner.getByRole('option', { name: /^東京 \d+件$/ })
  await expect(tokyo).toBeVisible()
  // As a browser reports the keys that an input method takes.
  for (const key of ['ArrowDown', 'Enter']) {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 })
  }
  await expect(page).toHaveURL(/\/ja\/faqs$/)
  await expect(banner.getByRole('option', { selected: true })).toHaveCount(0)
  await keyboard.send('Input.insertText', { text: '東京' })
  await expect(box).toHaveValue('東京')
  await page.keyboard.press('ArrowDown')
  await expect(tokyo).toHaveAttribute('aria-selected', 'true')
  expect(await faultsInBothSchemes(page)).toStrictEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === '東京')
})

// Promise (Screens): home: a tap on a suggestion fills it in, and it is offered again as a recent search
test('a tap on a suggestion fills in the field of the front page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en')
  await untilHydrated(page)
  const main = page.getByRole('main')
  const box = main.getByLabel('What or where')
  await box.tap()
  await box.pressSequentially('tok')
  const tokyo = main.getByRole('option', { name: /^Tokyo \d+ shops?$/ })
  await expect(tokyo).toBeVisible()
  expect(await faultsInBothSchemes(page)).toStrictEqual([])
  expect(await wideThings(page, 320)).toStrictEqual([])
  await tokyo.tap()
  await expect(box).toHaveValue('Tokyo')
  await expect(main.getByRole('listbox')).toHaveCount(0)
  await main.getByRole('search').getByRole('button', { name: 'Search' }).tap()
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === 'Tokyo')
  await page.goto('/en')
  await untilHydrated(page)
  await box.tap()
  await expect(main.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText('Tokyo')
})

// Promise (Screens): home: on a phone the list of suggestions begins with a button that searches for what is typed
for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`a person searches for what they typed while the list lies over the button, above the keyboard of a phone ${height} pixels high`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/ja')
    await untilHydrated(page)
    const main = page.getByRole('main')
    const box = main.getByLabel('何を・どこで')
    await box.tap()
    await box.pressSequentially('東')
    await expect(main.getByRole('option', { name: /^東京 \d+件$/ })).toBeVisible()
    const submit = main.getByRole('button', { name: '「東」を検索' })
    const isAboveKeyboard = await submit.evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight / 2)
    expect(isAboveKeyboard).toBe(true)
    expect(await faultsInBothSchemes(page)).toStrictEqual([])
    await submit.tap()
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === '東')
  })
}
