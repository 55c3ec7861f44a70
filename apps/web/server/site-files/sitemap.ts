import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { alternatesOf } from '../../src/head/alternates.ts'
import { LANGUAGES } from '../../src/locale/languages.ts'
import { localizePath } from '../../src/locale/paths.ts'
import { isIndexed, ROUTES } from '../../src/routes.ts'
import type { Backend } from '../backend.ts'

/** Pages that everybody can read and whose address has no id. */
export const FIXED_PATHS = ROUTES.filter(isIndexed).map(({ path }) => path)

const FRESH_MS = 60 * 60_000
/** After a failure. */
const RETRY_MS = 60_000
const PATIENCE_MS = 10_000
const PAGE_SIZE = 100
/** A sitemap may name 50,000 addresses; a fifth of that is still written between two requests. */
const ADDRESSES_A_FILE = 10_000
const PATHS_A_FILE = ADDRESSES_A_FILE / LANGUAGES.length

const list = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: z.array(item), total: z.number() })
const named = z.object({ id: z.string() })
const legalText = z.object({ kind: z.string() })
const shop = z.object({ id: z.string(), updatedAt: z.optional(z.string()) })
const article = z.object({ id: z.string(), category: named, publishedAt: z.optional(z.string()) })

/** `modified`: the instant of the last change, where known. */
interface Entry {
  readonly path: string
  readonly modified?: string | undefined
}

export interface SitemapOptions {
  readonly backend: Pick<Backend, 'apiUrl' | 'fetch'>
  readonly origin: string
  now?(): number
}

export interface Sitemap {
  /** The whole sitemap, or the list of its parts when one file is too small. */
  index(): Promise<string>
  /** From 1; null when there is no such part. */
  part(number: number): Promise<string | null>
}

/** Reads the API at most once an hour. The last good answer stays while the API fails. */
export function createSitemap({ backend, origin, now = () => performance.now() }: SitemapOptions): Sitemap {
  async function read<Schema extends z.ZodMiniType>(schema: Schema, path: string): Promise<z.infer<Schema>> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const request = new Request(new URL(path, backend.apiUrl), { signal, cache: 'no-store' })
    const response = await backend.fetch(request)
    if (!response.ok) throw new Error(`The sitemap needs ${path}: HTTP ${response.status}`)
    return schema.parse(await response.json())
  }

  async function all<Item extends z.ZodMiniType>(item: Item, path: string): Promise<z.infer<Item>[]> {
    const found: z.infer<Item>[] = []
    for (let page = 0; ; page += 1) {
      const { data, total } = await read(list(item), `${path}?page=${page}&limit=${PAGE_SIZE}`)
      found.push(...data)
      if (data.length === 0 || found.length >= total) return found
    }
  }

  async function collect(): Promise<readonly Entry[]> {
    const [themes, legal, articles, shops] = await Promise.all([
      read(list(named), '/api/v1/curated'),
      read(list(legalText), '/api/v1/legal-texts'),
      all(article, '/api/v1/user/article'),
      all(shop, '/api/v1/shops'),
    ])
    const entries: Entry[] = [
      ...FIXED_PATHS.map((path) => ({ path })),
      ...legal.data.flatMap(({ kind }) => (kind.startsWith('seller-') ? [{ path: `/seller/${kind.slice(7)}` }] : [])),
      ...themes.data.map(({ id }) => ({ path: `/curated/${encodeURIComponent(id)}` })),
      ...articles.map(({ id, category, publishedAt }) => ({
        path: `/article/${encodeURIComponent(category.id)}/${encodeURIComponent(id)}`,
        modified: publishedAt,
      })),
      ...shops.map(({ id, updatedAt }) => ({ path: `/brands/${encodeURIComponent(id)}`, modified: updatedAt })),
    ]
    return [...new Map(entries.map((entry) => [entry.path, entry])).values()]
  }

  const collected = new LRUCache<'entries', readonly Entry[]>({
    max: 1,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (_key, last, { options }) =>
      collect().catch((error: unknown) => {
        if (last === undefined) throw error
        options.ttl = RETRY_MS
        return last
      }),
  })
  const entries = (): Promise<readonly Entry[]> => collected.forceFetch('entries')

  const partOf = (found: readonly Entry[], at: number): string =>
    urlSet(origin, found.slice(at * PATHS_A_FILE, (at + 1) * PATHS_A_FILE))

  return {
    async index() {
      const found = await entries()
      return found.length <= PATHS_A_FILE
        ? urlSet(origin, found)
        : indexOf(origin, Math.ceil(found.length / PATHS_A_FILE))
    },
    async part(number) {
      const found = await entries()
      return number >= 1 && (number - 1) * PATHS_A_FILE < found.length ? partOf(found, number - 1) : null
    },
  }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const MARKUP: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => MARKUP[sign] ?? sign)

function urlSet(origin: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap(({ path, modified }) => {
    const links = alternatesOf(origin, path)
      .map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`)
      .join('')
    const last = modified === undefined ? '' : `<lastmod>${escaped(modified)}</lastmod>`
    return LANGUAGES.map(
      (language) => `<url><loc>${escaped(origin + localizePath(language, path))}</loc>${last}${links}</url>\n`,
    )
  })
  return `${HEAD}<urlset xmlns="${SPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

function indexOf(origin: string, parts: number): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escaped(origin)}/sitemap-${index + 1}.xml</loc></sitemap>\n`,
  )
  return `${HEAD}<sitemapindex xmlns="${SPACE}">\n${sitemaps.join('')}</sitemapindex>\n`
}
