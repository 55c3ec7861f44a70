import { createTransport } from 'nodemailer'
import type { AppContext, Email, Mail } from '../../context.ts'
import { createBatch } from '../../lib/batch.ts'
import { createSingleFlight } from '../../lib/single-flight.ts'
import { brandOf } from './brand.ts'
import {
  BATCH,
  claimEmails,
  EMAILS_WAITING,
  type Failed,
  giveUpLate,
  markFailed,
  markSent,
  publishEmailsWaiting,
  type QueuedEmail,
  queueEmail,
  queueEmails,
  RENEW_EVERY_MS,
  renewLeases,
} from './email-queue.ts'
import { createRest } from './retry-pause.ts'

const POLL_MS = 5000
const TIMEOUT_MS = 10_000
const CONNECTIONS = 4

export type Mailer = Mail & {
  /** Sends due e-mails once; the loop calls it by itself. */
  flush(): Promise<void>
  /** Lets the e-mails under way finish. */
  close(): Promise<void>
}

export type MailParts = Pick<AppContext, 'db' | 'bus' | 'log'> & {
  /** Called with the outcome of each e-mail that was tried. */
  count?: (outcome: 'sent' | 'later' | 'given up') => void
  config: Pick<AppContext['config'], 'smtpUrl' | 'smtpRequiresTls' | 'mailFrom' | 'contactEmail' | 'production'>
  /** Milliseconds that measure how long a mail server that is away is left alone. */
  stopwatch?: () => number
  timeoutMs?: number
  renewEveryMs?: number
}

/** Real mail when there is an SMTP server; else e-mails stay in their table, which is the development mailbox. */
export function createMail(parts: MailParts): Mailer {
  const { config, db, bus, log } = parts
  const sendSoon = createBatch<Email, void>(async (emails) => {
    await queueEmails(db, emails)
    await publishEmailsWaiting({ bus, log })
    return []
  }, 'one-by-one')
  const send: Mail['send'] = (message, trx) => (trx ? queueEmail(trx, message) : sendSoon(message))
  if (config.smtpUrl === null) {
    if (config.production) log.warn('SMTP_URL is none: no e-mail is sent, so nobody can sign in with a code')
    return { send, flush: async () => {}, close: async () => {} }
  }
  return { send, ...startSending(parts, config.smtpUrl) }
}

function startSending(
  { config, db, bus, log, count, stopwatch, timeoutMs = TIMEOUT_MS, renewEveryMs = RENEW_EVERY_MS }: MailParts,
  smtpUrl: string,
): Pick<Mailer, 'flush' | 'close'> {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: config.smtpRequiresTls,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)>?\s*$/.exec(config.mailFrom)?.[1] ?? 'localhost'

  const rest = createRest(stopwatch)
  const underWay = new Set<string>()
  const renewing = setInterval(() => {
    if (underWay.size === 0) return
    renewLeases(db, [...underWay]).catch((error: unknown) => log.warn({ err: error }, 'A lease was not renewed'))
  }, renewEveryMs)
  renewing.unref()

  const deliver = async (
    { id, recipient, subject, text, html, calendar }: QueuedEmail,
    from: Sender,
  ): Promise<'answered' | 'away'> => {
    try {
      underWay.add(id)
      await transport.sendMail({
        from,
        replyTo: config.contactEmail,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        ...(calendar !== null && { icalEvent: { ...calendar, filename: 'reservation.ics' } }),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      underWay.delete(id)
      const reason = reasonOf(error)
      const failed = howItFailed(reason)
      const next = await markFailed(db, id, failed)
      count?.(next)
      log.warn({ emailId: id, ...reason, next }, 'An e-mail was not accepted')
      return failed === 'away' ? 'away' : 'answered'
    }
    underWay.delete(id)
    count?.('sent')
    await markSent(db, id)
    return 'answered'
  }

  let closed = false
  const flushOnce = async () => {
    if (closed) return
    await giveUpLate(db)
    // A process that ends leaves the rest to the others.
    while (!closed) {
      const most = rest.most(BATCH)
      const messages = most === 0 ? [] : await claimEmails(db, most)
      if (messages.length === 0) return
      const from = await senderOf(db, config)
      const outcomes = await Promise.all(messages.map((message) => deliver(message, from)))
      if (outcomes.includes('answered')) rest.answered()
      else rest.away()
    }
  }

  const flush = createSingleFlight(() =>
    flushOnce().catch((error: unknown) => log.error({ err: error }, 'The e-mail queue could not be read')),
  )

  const unsubscribe = bus.subscribe(EMAILS_WAITING, () => void flush())
  const timer = setInterval(() => void flush(), POLL_MS)
  timer.unref()
  void flush()
  return {
    flush,
    async close() {
      closed = true
      clearInterval(timer)
      unsubscribe()
      await flush.idle()
      clearInterval(renewing)
      transport.close()
    },
  }
}

type Sender = string | { name: string; address: string }

/** MAIL_FROM; the name of the brand where that names nobody. */
async function senderOf(db: AppContext['db'], config: MailParts['config']): Promise<Sender> {
  const [, name = '', address = config.mailFrom] = /^([^<]*)<(.+)>$/.exec(config.mailFrom) ?? []
  return name.trim() === '' ? { name: (await brandOf(db, config)).title, address } : config.mailFrom
}

type SmtpFailure = { reason: string | null; responseCode: number | null }

/** 421: it goes down. EAUTH: it refuses us, not the e-mail. */
function howItFailed({ reason, responseCode }: SmtpFailure): Failed {
  if (responseCode === null || responseCode === 421 || reason === 'EAUTH') return 'away'
  return responseCode >= 550 ? 'forGood' : 'refused'
}

/** The answer of the mail server without its text, which may name the recipient. */
function reasonOf(error: unknown): SmtpFailure {
  if (!(error instanceof Error)) return { reason: null, responseCode: null }
  const { code, responseCode }: Error & { code?: unknown; responseCode?: unknown } = error
  return {
    reason: typeof code === 'string' ? code : null,
    responseCode: typeof responseCode === 'number' ? responseCode : null,
  }
}
