import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has on the way to its main thing. */
const MOST_STOPS = 150

/** Presses Tab until the control has the focus, as a person without a mouse does; each stop on the way must be visible. */
export async function tabsTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await unseen(page), 'where the focus is, is shown').toBeNull()
  }
  throw new Error(`${MOST_STOPS} presses of Tab did not lead to ${control}`)
}

/** What has the focus without a ring on it, on what it covers or around what it stands in; null where it is shown. */
async function unseen(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return null
    const isRinged = (style: CSSStyleDeclaration): boolean =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none'
    const around: Element[] = []
    // The field of a search stands in a part, in a form, in what is ringed.
    for (let part = focused.parentElement; part !== null && around.length < 3; part = part.parentElement)
      around.push(part)
    const shown = [
      getComputedStyle(focused),
      getComputedStyle(focused, '::after'),
      ...around.map((element) => getComputedStyle(element)),
    ].some(isRinged)
    return shown ? null : focused.outerHTML.slice(0, 200)
  })
}

/** Tabs to it and presses Enter. */
export async function presses(page: Page, control: Locator): Promise<void> {
  await tabsTo(page, control)
  await page.keyboard.press('Enter')
}

/** Tabs to a field and types. */
export async function types(page: Page, field: Locator, text: string): Promise<void> {
  await tabsTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
