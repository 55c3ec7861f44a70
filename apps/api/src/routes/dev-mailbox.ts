import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import type { Db } from '../db/connection.ts'
import { localOnly } from '../http/local-only.ts'
import { normaliseEmail } from '../lib/email-address.ts'
import { mailboxPage, type ShownEmail, STYLE_HASH } from './dev-mailbox.page.ts'

const here = { onRequest: localOnly }
const MOST_LETTERS = 200

// The page runs no script, loads nothing, and shows a letter in a frame that may do nothing either.
const PAGE_POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'self'`
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; sandbox allow-popups"

/** Mail that nobody sends is read here. Only where there is no real mail, and never in production. */
export function devMailbox(app: FastifyInstance, { config, db }: Pick<AppContext, 'config' | 'db'>): void {
  if (config.production || config.smtpUrl !== null) return

  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get<{ Querystring: Query }>('/dev/mail.json', here, async (request) => lettersTo(db, first(request.query.to)))

  app.get<{ Querystring: Query }>('/dev/mail', here, async (request, reply) => {
    const to = first(request.query.to)
    const id = first(request.query.id)
    const letters = await lettersTo(db, to)
    const page = mailboxPage({ letters, to, open: letters.find((letter) => letter.id === id) ?? null })
    return reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(page)
  })

  app.get<{ Params: { id: string } }>('/dev/mail/:id', here, async (request, reply) => {
    const [letter] = await select(db).where('id', '=', request.params.id).execute()
    reply.type('text/html; charset=utf-8').header('content-security-policy', LETTER_POLICY)
    return letter ? reply.send(letter.html) : reply.code(404).send('There is no such letter.')
  })
}

const select = (db: Db) =>
  db
    .selectFrom('letter')
    .select(['id', 'recipient as to', 'locale', 'subject', 'text', 'html', 'created_at as sentAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LETTERS)

async function lettersTo(db: Db, to: string): Promise<ShownEmail[]> {
  if (to === '') return select(db).execute()
  return select(db)
    .where('recipient', '=', normaliseEmail(to) ?? to)
    .execute()
}

type Query = { to?: string | string[]; id?: string | string[] }

/** Of a parameter that may be repeated. */
const first = (given: string | string[] | undefined): string => [given].flat()[0]?.trim() ?? ''
