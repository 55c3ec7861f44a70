import type { Page } from '@playwright/test'
import { product } from '../../../scripts/product.ts'
import { colorFaults, faultsInBothSchemes } from '../../people/accessible.ts'
import { operator } from '../../people/operator.ts'
import { expect, test } from '../../people/scenario.ts'

const COLORS = { primary: '#4a1231', secondary: '#0b7a53', accent: '#f2a1c2', link: '#e9f7ee' }
const SLOTS = { 'navy-blue-1': COLORS.primary, 'blue-1': COLORS.secondary, yellow: COLORS.accent }

const cssVariables = (page: Page, slots: readonly string[]): Promise<Record<string, string>> =>
  page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement)
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
  }, slots)

// Promise (Sentences and limits): theme: the operator's name, colors, banner and logo, on every page
test('the name, the four colors, the banner and the logo that an operator chose are on every page', {
  tag: ['@desktop', '@long'],
}, async ({ page, context }) => {
  const site = await product({ env: { SEED_SHOPS: '12' } })
  try {
    const colors = Object.entries(COLORS).flatMap(([name, color]) => [`--${name}`, color])
    await operator(site.data, 'brand', '--title', '和み Nagomi', ...colors, '--banner', 'none', '--logo', 'none')
    await page.goto(`${site.origin}/en`)
    const home = page.getByRole('banner').getByRole('link', { name: '和み Nagomi' })
    await expect(home).toBeVisible()
    await expect(home.getByRole('img', { includeHidden: true })).toHaveCount(0)
    await expect(page).toHaveTitle(/和み Nagomi/)
    expect(await cssVariables(page, Object.keys(SLOTS))).toStrictEqual(SLOTS)
    await expect(page.getByRole('contentinfo')).toContainText('和み Nagomi')
    expect(await page.content(), 'no name but the one that was given').not.toContain('Yoyaku')
    expect(await faultsInBothSchemes(page)).toStrictEqual([])
    await page.emulateMedia({ colorScheme: 'light' })

    for (const path of ['/ja/search', '/ko/faqs', '/zh/term-of-use', '/en/auth', '/zh/nowhere']) {
      await page.goto(`${site.origin}${path}`)
      await expect(page.getByRole('banner').getByText('和み Nagomi')).toBeVisible()
      await expect(page).toHaveTitle(/和み Nagomi/)
      expect(await cssVariables(page, Object.keys(SLOTS)), path).toStrictEqual(SLOTS)
      expect(await colorFaults(page), path).toStrictEqual([])
    }

    await operator(site.data, 'brand', '--banner', 'drawn', '--logo', 'drawn')
    const icon = await context.request.get(`${site.origin}/media/logo.svg`)
    expect(await icon.text(), 'the drawn logo wears the colors').toContain(COLORS.primary)
  } finally {
    await site.stop()
  }
})
