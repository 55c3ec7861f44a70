import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { faultsInBothSchemes, wideThings } from '../../people/accessible.ts'
import { componentGallery } from '../../people/component-gallery.ts'
import { expect, test } from '../../people/scenario.ts'

async function inGallery(page: Page, look: () => Promise<unknown>): Promise<void> {
  const gallery = await componentGallery()
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${gallery.origin}/component-gallery.html`)
    // The first visit waits until everything is translated.
    await expect(page.getByRole('region').first()).toBeVisible({ timeout: 45_000 })
    for (const name of ['Buttons', 'Fields', 'Chips', 'Tabs', 'Notices', 'Empty states', 'Cards', 'Reservation']) {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    }
    await look()
  } finally {
    await gallery.close()
  }
}

test('every component stands in the component gallery, accessible by day and by night', { tag: '@desktop' }, async ({
  page,
}) => {
  await inGallery(page, async () => {
    for (const toast of ['success', 'fail', 'info', 'loading']) {
      await page.getByRole('region', { name: 'Toasts' }).getByRole('button', { name: toast }).click()
      await expect(page.getByText(`This is ${toast}`)).toBeVisible()
    }
    expect(await faultsInBothSchemes(page)).toStrictEqual([])
  })
})

/** Stored as a picture with the results, for review after a change. */
test('the components can be told apart in colors of their own, at 320 pixels and in front of the page', {
  tag: '@desktop',
}, async ({ page }) => {
  await inGallery(page, async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const groundOf = (name: string) =>
      page
        .getByRole('region', { name: 'Chips' })
        .locator('label', { hasText: name })
        .evaluate((chip) => getComputedStyle(chip).backgroundColor)
    expect
      .soft(await groundOf('Chosen'), 'in colors of their own people see what is chosen')
      .not.toBe(await groundOf('To choose'))
    await page.emulateMedia({ forcedColors: 'none' })
    await page.screenshot({ path: join(test.info().outputDir, 'components.png'), fullPage: true })
    expect.soft(await wideThings(page, 320)).toStrictEqual([])
    await page.getByRole('button', { name: 'Enlarge pictures' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 / 2')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open a sheet' }).click()
    await expect(page.getByRole('dialog', { name: 'A sheet' })).toBeVisible()
    expect(await faultsInBothSchemes(page)).toStrictEqual([])
  })
})
