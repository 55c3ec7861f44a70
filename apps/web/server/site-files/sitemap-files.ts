import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Encoding, openEncoder } from '@yoyaku/api/encoding'
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
export function createSitemapFiles({ xmlOf, now = Date.now }: SitemapFilesOptions) {
  const files = new LRUCache<string, { readonly file: Promise<SitemapFile | null>; readonly until: number }>({
    max: MOST_FILES,
  })

  async function build(part: number | null, encoding: Encoding): Promise<SitemapFile | null> {
    const xml = await xmlOf(part)
    if (xml === null) return null
    const encoder = openEncoder(encoding)
    encoder.end(xml)
    return { tag: createHash('sha1').update(xml).digest('base64url'), body: await buffer(encoder) }
  }

  return async (part: number | null, encoding: Encoding): Promise<SitemapFile | null> => {
    const key = `${part} ${encoding}`
    const cached = files.get(key)
    if (cached !== undefined && cached.until > now()) return cached.file
    const next = { file: build(part, encoding), until: now() + FRESH_MS }
    files.set(key, next)
    const drop = (): void => {
      if (files.get(key) === next) files.delete(key)
    }
    next.file.then((file) => file ?? drop(), drop)
    return next.file
  }
}
