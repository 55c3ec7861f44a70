import { renderCover, renderIcon, renderInside } from '@yoyaku/drawings'
import { coverCode, insideCode, type PictureSpec } from '@yoyaku/drawings/spec'
import { isHeld } from '@yoyaku/node-http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../context.ts'
import type { Db } from '../db/connection.ts'
import { versionOf } from '../modules/pictures/picture-urls.ts'
import { insideOf } from '../modules/pictures/shop-inside.ts'
import { drawLogo } from '../modules/theme/logo.ts'
import { platformStyle } from '../modules/theme/platform-style.ts'

const ID = /^[A-Za-z0-9_-]{1,64}$/
const DAY_SECONDS = 86_400
const YEAR_SECONDS = 365 * DAY_SECONDS
const NO_ICON = renderIcon('')

type Drawing = { code: string; draw: () => string }
type Params = { id: string; of?: string }

/** Renders the pictures of the catalogue. A URL with a current `v` is immutable. */
export async function pictures(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): Promise<void> {
  const serve = (path: string, find: (params: Params) => Promise<Drawing | null>) =>
    app.get<{ Params: Params; Querystring: { v?: string } }>(path, async ({ params, query, headers }, reply) => {
      const areIds = Object.values(params).every((segment) => ID.test(segment))
      const drawing = areIds ? await find(params) : null
      if (drawing === null) return reply.callNotFound()
      return send(reply, drawing, query.v, headers['if-none-match'])
    })

  serve('/media/shops/:of/inside.svg', ({ of = '' }) => insideDrawing(db, of))
  serve('/media/shops/:of/:id.svg', ({ of = '', id }) => shopDrawing(db, of, id))
  serve('/media/staff/:of/:id.svg', async ({ of = '', id }) => {
    const staff = db.selectFrom('bookable').select('avatar').where('shop_id', '=', of).where('id', '=', id)
    return drawingOf((await staff.executeTakeFirst())?.avatar)
  })
  serve('/media/cities/:id.svg', ({ id }) => coverDrawing(db, 'city', id))
  serve('/media/curated/:id.svg', ({ id }) => coverDrawing(db, 'curated', id))
  serve('/media/articles/:id.svg', ({ id }) => coverDrawing(db, 'article', id))
  serve('/media/categories/:id.svg', async ({ id }) => {
    const draw = () => renderIcon(id)
    return draw() === NO_ICON ? null : { code: id, draw }
  })
  serve('/media/logo.svg', async () => {
    const style = await platformStyle(db)
    return { code: `logo ${style.primaryColor} ${style.accentColor}`, draw: () => drawLogo(style) }
  })
  serve('/media/banner.svg', async () => {
    const style = await db.selectFrom('platform_style').select('banner').executeTakeFirst()
    return drawingOf(style?.banner)
  })
}

async function shopDrawing(db: Db, id: string, number: string): Promise<Drawing | null> {
  const shop = await db.selectFrom('shop').select(['cover', 'gallery']).where('id', '=', id).executeTakeFirst()
  if (shop === undefined || !/^\d{1,2}$/.test(number)) return null
  return drawingOf([shop.cover, ...shop.gallery][Number(number)])
}

async function insideDrawing(db: Db, id: string): Promise<Drawing | null> {
  const spec = await insideOf(db, id)
  return spec && { code: insideCode(spec), draw: () => renderInside(spec) }
}

async function coverDrawing(db: Db, table: 'city' | 'curated' | 'article', id: string): Promise<Drawing | null> {
  const row = await db.selectFrom(table).select('cover').where('id', '=', id).executeTakeFirst()
  return drawingOf(row?.cover)
}

function drawingOf(spec: PictureSpec | null | undefined): Drawing | null {
  return spec == null || 'url' in spec ? null : { code: coverCode(spec), draw: () => renderCover(spec) }
}

function send(
  reply: FastifyReply,
  { code, draw }: Drawing,
  requestedVersion: string | undefined,
  ifNoneMatch: string | undefined,
) {
  const version = versionOf(code)
  const caching = requestedVersion === version ? `max-age=${YEAR_SECONDS}, immutable` : `max-age=${DAY_SECONDS}`
  reply.headers({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `public, ${caching}`,
    // Weak: the compressed and the plain body are the same picture in other bytes.
    etag: `W/"${version}"`,
  })
  return isHeld(version, ifNoneMatch) ? reply.code(304).send() : reply.send(draw())
}
