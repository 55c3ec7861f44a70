import { hash } from 'node:crypto'
import { isHeld } from '@yoyaku/node-http'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { CALENDAR_FEEDS, readCalendarFeed } from '../modules/users/calendar-feed.ts'

const FILE = /^([\w-]{43})\.ics$/

/** Serves the reservations of a member to whoever has the secret in the address, as a file that calendars subscribe to. */
export async function calendarFeeds(app: FastifyInstance, context: AppContext): Promise<void> {
  app.get<{ Params: { file: string } }>(`${CALENDAR_FEEDS}/:file`, async ({ params, headers }, reply) => {
    const [, token] = FILE.exec(params.file) ?? []
    const file = token === undefined ? null : await readCalendarFeed(context, token)
    if (file === null) return reply.callNotFound()
    const tag = hash('sha1', file, 'base64url')
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="reservations.ics"',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      // Weak: the compressed and the plain body are the same file in other bytes.
      etag: `W/"${tag}"`,
    })
    return isHeld(tag, headers['if-none-match']) ? reply.code(304).send() : reply.send(file)
  })
}
