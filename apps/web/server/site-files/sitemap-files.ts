import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Encoding, openEncoder } from '@yoyaku/node-http'
import { LRUCache } from 'lru-cache'

const FRESH_MS = 60_000
/** Some 100 kB each, compressed. */
const MOST_FILES = 16

/** One file as it is sent. */
export interface SitemapFile {
  readonly tag: string
  readonly body: Buffer
}

interface SitemapFilesOptions {
  /** `part` null is `/sitemap.xml`. Resolves to null when there is no such part. */
  readonly xmlOf: (part: number | null) => Promise<string | null>
  readonly now?: () => number
}

/** Builds and compresses each file at most once a minute for an encoding, however many ask. */
export function createSitemapFiles({ xmlOf, now = () => performance.now() }: SitemapFilesOptions) {
  async function build(part: number | null, encoding: Encoding): Promise<SitemapFile | null> {
    const xml = await xmlOf(part)
    if (xml === null) return null
    const encoder = openEncoder(encoding)
    encoder.end(xml)
    return { tag: createHash('sha1').update(xml).digest('base64url'), body: await buffer(encoder) }
  }

  const files = new LRUCache<string, SitemapFile, { readonly part: number | null; readonly encoding: Encoding }>({
    max: MOST_FILES,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, _stale, { context: { part, encoding } }) => (await build(part, encoding)) ?? undefined,
  })

  return async (part: number | null, encoding: Encoding): Promise<SitemapFile | null> =>
    (await files.fetch(`${part} ${encoding}`, { context: { part, encoding } })) ?? null
}
