import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/port.ts'
import { started } from '../../../scripts/product.ts'
import { root } from '../../../scripts/run.ts'
import { operator } from '../../people/operator.ts'
import { publicPaths } from '../../people/public-paths.ts'
import { expect, test } from '../../people/scenario.ts'

const LANGUAGES = ['en', 'ko', 'ja', 'zh'] as const
/** The sitemap, which names the others, is read once an hour. `/curated/jp` is there with its theme, which no import brings. */
const BEFORE_THE_IMPORT = ['', '/search', '/curated', '/auth']
const SHOP = '/brands/tsuchi-kamakura'

test('production starts without a catalogue, then with an imported one alone; every public page can be read in every language', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  const data = await mkdtemp(join(tmpdir(), 'yoyaku-production-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const site = await started('apps/web/server/main.ts', origin, {
    ...{ NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: origin, DATA_DIR: data, SMTP_URL: 'none' },
    ...{ TOKEN_SECRET: 'Yb3xQmVf0rT9uKpZ8wLh2sNc5dJg7aEe', OTP_PEPPER: 'kW4tZ7qRj1nXv6mHs0bGy3cFp9dLu2aE' },
  })
  /** A server on a busy machine refuses some requests and says when to come back. */
  const statusOf = async (url: string): Promise<number> => {
    let status = 0
    const ask = async () => {
      status = (await fetch(`${origin}${url}`)).status
      return status
    }
    await expect.poll(ask).not.toBe(503)
    return status
  }
  const statusesOf = async (paths: readonly string[]) => {
    const found: (readonly [string, number])[] = []
    for (const path of paths) {
      const urls = LANGUAGES.map((language) => `/${language}${path}`)
      const read = urls.map(async (url) => [url, await statusOf(url)] as const)
      found.push(...(await Promise.all(read)))
    }
    return found.filter(([, status]) => status !== 200)
  }
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const looksAtEach = async (paths: readonly string[]) => {
    for (const path of paths) {
      const answer = await page.goto(`${origin}/ja${path}`)
      expect([path, answer?.status()]).toStrictEqual([path, 200])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    }
    expect(complaints).toStrictEqual([])
  }
  try {
    expect(await statusesOf(BEFORE_THE_IMPORT)).toStrictEqual([])
    for (const path of [SHOP, '/curated/jp']) expect(await statusOf(`/en${path}`)).toBe(404)
    await looksAtEach(['', '/search'])
    await operator(data, 'import', join(root, 'docs/catalogue-example/catalogue.json'))
    await expect.poll(async () => (await fetch(`${origin}/en${SHOP}`)).status).toBe(200)
    const now = [...(await publicPaths(origin)), '/auth', '/reservation/tsuchi-kamakura-wheel', '/search?q=bowl']
    expect(now).toEqual(expect.arrayContaining(['', '/faqs', SHOP]))
    expect(await statusesOf(now)).toStrictEqual([])
    await looksAtEach(['', SHOP])
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
    expect(sitemap).not.toContain('/curated/')
    expect([...sitemap.matchAll(/<loc>[^<]*\/en\/brands\/([^<]*)<\/loc>/g)].map(([, id]) => id)).toStrictEqual([
      'tsuchi-kamakura',
    ])
  } finally {
    await site.stop()
    await rm(data, { recursive: true, force: true })
  }
})
