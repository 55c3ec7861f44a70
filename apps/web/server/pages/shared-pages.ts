import { buffer } from 'node:stream/consumers'
import { type Encoding, openEncoder } from '@yoyaku/node-http'
import { LRUCache } from 'lru-cache'
import type { createDraw, PageRequest } from './draw.ts'

const TTL_MS = 1000
/** Pages that may not be kept are sent only to those who asked while they were drawn. */
const SHORTEST_TTL_MS = 1
const MOST_BYTES = 100_000_000

type Draw = ReturnType<typeof createDraw>
type Outcome = Awaited<ReturnType<Draw>>

/** A page and what it is in each encoding that somebody has asked for. */
export interface SharedPage {
  readonly outcome: Outcome
  readonly bodies: Map<Encoding, Promise<Buffer>>
}

export interface SharedPages {
  /** A page that is kept; undefined where it has to be drawn. */
  get(request: PageRequest): SharedPage | undefined
  /** The page that is kept, or is being drawn, or is drawn now. */
  fetch(request: PageRequest): Promise<SharedPage>
}

interface Options {
  readonly draw: Draw
  /** Changes with everything that is written through this process. */
  readonly revision: () => number
  readonly now?: () => number
}

/**
 * Draws a page once for all who ask for the same address, language and currency, and keeps it for a second, or until something is
 * written. For requests without a session only.
 */
export function createSharedPages({ draw, revision, now = () => performance.now() }: Options): SharedPages {
  const keyOf = ({ url, language, currency }: PageRequest): string =>
    `${revision()} ${language} ${currency} ${url.pathname}${url.search}`
  const pages = new LRUCache<string, SharedPage, PageRequest>({
    // The time is given once a page is drawn: one that is being drawn for longer must not go.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
    maxSize: MOST_BYTES,
    // With the bodies that it may get, which are smaller.
    sizeCalculation: ({ outcome }) => (outcome !== null && 'html' in outcome ? 2 * outcome.html.length : 1000),
    async fetchMethod(_key, _stale, { context: request, options }) {
      const outcome = await draw(request)
      const isKept = outcome?.status === 200 && outcome.isWhole
      options.ttl = isKept ? TTL_MS : SHORTEST_TTL_MS
      return { outcome, bodies: new Map() }
    },
  })
  return {
    get: (request) => pages.get(keyOf(request)),
    fetch: (request) => pages.forceFetch(keyOf(request), { context: request }),
  }
}

/** What is sent of a page to a browser that takes this encoding: encoded once. */
export function bodyOf({ bodies }: SharedPage, html: Buffer, encoding: Encoding): Promise<Buffer> {
  const existing = bodies.get(encoding)
  if (existing !== undefined) return existing
  const body = encoding === null ? Promise.resolve(html) : encoded(html, encoding)
  bodies.set(encoding, body)
  return body
}

function encoded(html: Buffer, encoding: Encoding): Promise<Buffer> {
  const encoder = openEncoder(encoding)
  encoder.end(html)
  return buffer(encoder)
}
