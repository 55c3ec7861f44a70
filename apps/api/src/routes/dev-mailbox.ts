import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import type { Db } from '../db/connection.ts'
import { localOnly } from '../http/local-only.ts'
import { normaliseEmail } from '../lib/email-address.ts'
import { mailboxPage, type ShownEmail, STYLE_HASH } from './dev-mailbox.page.ts'

const here = { onRequest: localOnly }
const MOST_EMAILS = 200

// No scripts, no subresources; e-mails are shown in a sandboxed frame.
const PAGE_POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'self'`
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; sandbox allow-popups"

/** Shows unsent e-mails. Only without a mail server, and never in production. */
export function devMailbox(app: FastifyInstance, { config, db }: Pick<AppContext, 'config' | 'db'>): void {
  if (config.production || config.smtpUrl !== null) return

  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get<{ Querystring: Query }>('/dev/mail.json', here, async (request) => emailsTo(db, first(request.query.to)))

  app.get<{ Querystring: Query }>('/dev/mail', here, async (request, reply) => {
    const to = first(request.query.to)
    const id = first(request.query.id)
    const messages = await emailsTo(db, to)
    const page = mailboxPage({ messages, to, open: messages.find((message) => message.id === id) ?? null })
    return reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(page)
  })

  app.get<{ Params: { id: string } }>('/dev/mail/:id', here, async (request, reply) => {
    const [message] = await select(db).where('id', '=', request.params.id).execute()
    reply.type('text/html; charset=utf-8').header('content-security-policy', EMAIL_POLICY)
    return message ? reply.send(message.html) : reply.code(404).send('There is no such e-mail.')
  })
}

const select = (db: Db) =>
  db
    .selectFrom('email')
    .select(['id', 'recipient as to', 'locale', 'subject', 'text', 'html', 'created_at as sentAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_EMAILS)

async function emailsTo(db: Db, to: string): Promise<ShownEmail[]> {
  if (to === '') return select(db).execute()
  return select(db)
    .where('recipient', '=', normaliseEmail(to) ?? to)
    .execute()
}

type Query = { to?: string | string[]; id?: string | string[] }

/** The first value of a parameter that may be repeated. */
const first = (value: string | string[] | undefined): string => [value].flat()[0]?.trim() ?? ''
