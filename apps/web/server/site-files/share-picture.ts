import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../src/head/share-picture.ts'
import type { Backend } from '../backend.ts'

const PATIENCE_MS = 5000
const MOST_BYTES = 500_000
const MOST_PIXELS = 24_000_000
const QUALITY = 82
/** Some 40 kB each. */
const MOST_PICTURES = 100
/** The longest queue while one is being rendered. */
const MOST_WAITING = 20

export type SharePicture = Buffer | 'missing' | 'busy'

export interface SharePictures {
  /** `path` of a drawing below `/media/`, without its ending. */
  of(path: string): Promise<SharePicture>
}

/** Renders SVG covers as JPEG for sites that preview links. Renders one at a time and caches the last ones. */
export function createSharePictures({ apiUrl, fetch }: Pick<Backend, 'apiUrl' | 'fetch'>): SharePictures {
  const oneAtATime = pLimit(1)
  const isFull = (): boolean => oneAtATime.activeCount + oneAtATime.pendingCount >= MOST_WAITING
  const made = new LRUCache<string, Buffer, Buffer>({
    max: MOST_PICTURES,
    fetchMethod: async (_key, _stale, { context: svg }) => (isFull() ? undefined : oneAtATime(inPixels, svg)),
  })

  async function drawing(path: string): Promise<SharePicture> {
    const request = new Request(new URL(`/media/${path}.svg`, apiUrl), { signal: AbortSignal.timeout(PATIENCE_MS) })
    try {
      const response = await fetch(request)
      if (response.status === 404) return 'missing'
      if (response.status !== 200) return 'busy'
      if (!response.headers.get('content-type')?.startsWith('image/svg+xml')) return 'missing'
      const svg = Buffer.from(await response.arrayBuffer())
      return svg.length > MOST_BYTES ? 'missing' : svg
    } catch {
      return 'busy'
    }
  }

  return {
    async of(path) {
      const svg = await drawing(path)
      if (typeof svg === 'string') return svg
      const key = createHash('sha256').update(svg).digest('base64')
      return (await made.fetch(key, { context: svg })) ?? 'busy'
    },
  }
}

const BASE_DENSITY = 72

async function inPixels(svg: Buffer): Promise<Buffer> {
  // Loaded when the first link is shared: nothing else needs it.
  const { default: sharp } = await import('sharp')
  const read = (density: number): Sharp => sharp(svg, { density, limitInputPixels: MOST_PIXELS })
  const { width, height } = await read(BASE_DENSITY).metadata()
  const scale = Math.max(SHARE_WIDTH / width, SHARE_HEIGHT / height, 1)
  return read(BASE_DENSITY * scale)
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
