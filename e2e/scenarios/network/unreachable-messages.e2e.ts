import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'

const BUILT = join(import.meta.dirname, '../../../apps/web/dist/client')

function catalogue(): { readonly file: string; readonly ids: readonly string[] } {
  const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8'))
  const { file } = manifest['src/locales/en.po']
  const code = readFileSync(join(BUILT, file), 'utf8')
  return { file, ids: [...code.matchAll(/"([\w-]{6})":\[/g)].map(([, id = '']) => id) }
}

test('a page whose messages are late shows whole sentences once they have loaded', {
  tag: '@phone',
}, async ({ page }) => {
  const { file, ids } = catalogue()
  expect(ids.length).toBeGreaterThan(100)
  await page.route(`**/${file}`, (route) => route.abort())
  const failed = page.waitForEvent('pageerror')
  await page.goto('/en/search')
  await failed
  await page.unrouteAll()
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  await expect(page.getByRole('button', { name: /^Date: Any day/ })).toBeVisible()
  const read = (await page.locator('body').ariaSnapshot()).split(/[^\w-]+/)
  expect(ids.filter((id) => read.includes(id))).toStrictEqual([])
})
