import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../people/scenario.ts'

const LANGUAGES = ['en', 'ko', 'ja', 'zh'] as const
/** What lists of results show; the site's name, after the bar, may be cut off there. */
const MOST = { en: [60, 155], ko: [30, 80], ja: [30, 80], zh: [30, 80] } as const
const SHOPS = 12
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

const unescaped = (text: string): string => text.replace(/&([\w#]+);/g, (whole, name) => ENTITIES[name] ?? whole)
const firstOf = (html: string, pattern: RegExp): string => unescaped(pattern.exec(html)?.[1] ?? '')

async function readPage(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  return {
    address,
    title: firstOf(html, /<title>([^<]*)<\/title>/).replace(/ \| [^|]*$/, ''),
    description: firstOf(html, /<meta name="description" content="([^"]*)"/),
    shared: firstOf(html, /<meta property="og:title" content="([^"]*)"/),
  }
}

/** Public pages as the sitemap names them, without language; of the many shops the first ones. */
async function publicPaths(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/en(\/[^<]*)?<\/loc>/g)].map(([, path = '']) => unescaped(path))
  const shops = paths.filter((path) => path.startsWith('/brands/'))
  return [...paths.filter((path) => !shops.includes(path)), ...shops.slice(0, SHOPS)]
}

const twice = (texts: readonly string[]): readonly string[] => texts.filter((text, at) => texts.indexOf(text) !== at)

for (const language of LANGUAGES) {
  test(`every page in ${language} has a title and a description of its own for search engines`, {
    tag: '@desktop',
  }, async ({ request }) => {
    const { data: categories } = await (await request.get('/api/v1/user/category-article')).json()
    const paths = [
      ...(await publicPaths(request)),
      '/auth',
      ...categories.map(({ id }: { id: string }) => `/article?category=${id}`),
      '/article?page=2',
    ]
    const pages = []
    for (const path of paths) pages.push(await readPage(request, `/${language}${path}`))
    expect(pages.length).toBeGreaterThan(40)
    const [title, description] = MOST[language]
    expect(pages.filter((page) => page.title === '' || page.title.length > title)).toEqual([])
    expect(pages.filter((page) => page.description === '' || page.description.length > description)).toEqual([])
    expect(twice(pages.map((page) => page.title))).toEqual([])
    expect(twice(pages.map((page) => page.description))).toEqual([])
    expect(pages.filter((page) => page.shared !== page.title)).toEqual([])
  })
}
