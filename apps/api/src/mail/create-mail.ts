import { createTransport } from 'nodemailer'
import { gathered } from '../gathered.ts'
import type { Letter, Mail, World } from '../world.ts'
import {
  announceLetters,
  BATCH,
  claimLetters,
  type Failed,
  giveUpLate,
  LETTERS_WAITING,
  markFailed,
  markSent,
  type QueuedLetter,
  queueLetters,
} from './outbox.ts'
import { createRest } from './rest.ts'

const POLL_MS = 5000
const TIMEOUT_MS = 10_000
const CONNECTIONS = 4

export type Mailer = Mail & {
  /** Sends what is due, once; the loop does it by itself. */
  flush(): Promise<void>
  /** Lets the letters under way finish. */
  close(): Promise<void>
}

export type MailParts = Pick<World, 'db' | 'bus' | 'log'> & {
  /** Told what became of each letter that was tried. */
  count?: (outcome: 'sent' | 'later' | 'given up') => void
  config: Pick<World['config'], 'smtpUrl' | 'mailFrom' | 'contactEmail' | 'production'>
  /** Milliseconds that measure how long a mail server that is away is left alone. */
  stopwatch?: () => number
  timeoutMs?: number
}

/** Real mail when there is an SMTP server; else letters stay in their table, which is the development mailbox. */
export function createMail(parts: MailParts): Mailer {
  const { config, db, bus, log } = parts
  const send = gathered(async (letters: Letter[]) => {
    await queueLetters(db, letters)
    await announceLetters({ bus, log })
  })
  if (config.smtpUrl === null) {
    if (config.production) log.warn('SMTP_URL is none: no letter is sent, so nobody can sign in with a code')
    return { send, flush: async () => {}, close: async () => {} }
  }
  return { send, ...startSending(parts, config.smtpUrl) }
}

function startSending(
  { config, db, bus, log, count, stopwatch, timeoutMs = TIMEOUT_MS }: MailParts,
  smtpUrl: string,
): Pick<Mailer, 'flush' | 'close'> {
  const transport = createTransport({
    url: smtpUrl,
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

  const deliver = async ({ id, recipient, subject, text, html }: QueuedLetter): Promise<'answered' | 'away'> => {
    try {
      await transport.sendMail({
        from: config.mailFrom,
        replyTo: config.contactEmail,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      const said = reasonOf(error)
      const failed = howItFailed(said)
      const next = await markFailed(db, id, failed)
      count?.(next)
      log.warn({ letterId: id, ...said, next }, 'A letter was not accepted')
      return failed === 'away' ? 'away' : 'answered'
    }
    count?.('sent')
    await markSent(db, id)
    return 'answered'
  }

  let closed = false
  const flushOnce = async () => {
    await giveUpLate(db)
    // Whoever ends leaves the rest to the others.
    while (!closed) {
      const most = rest.most(BATCH)
      const letters = most === 0 ? [] : await claimLetters(db, most)
      if (letters.length === 0) return
      const outcomes = await Promise.all(letters.map(deliver))
      if (outcomes.includes('answered')) rest.answered()
      else rest.away()
    }
  }

  let running: Promise<void> | null = null
  let again = false
  const flush = (): Promise<void> => {
    again = true
    running ??= (async () => {
      while (again && !closed) {
        again = false
        await flushOnce()
      }
    })()
      .catch((error: unknown) => log.error({ err: error }, 'The outbox could not be read'))
      .finally(() => {
        running = null
        if (again && !closed) void flush()
      })
    return running
  }

  const unsubscribe = bus.subscribe(LETTERS_WAITING, () => void flush())
  const timer = setInterval(() => void flush(), POLL_MS)
  timer.unref()
  void flush()
  return {
    flush,
    async close() {
      closed = true
      clearInterval(timer)
      unsubscribe()
      await running
      transport.close()
    },
  }
}

type Said = { reason: string | null; responseCode: number | null }

/** 421: it goes down. EAUTH: it refuses us, not the letter. */
function howItFailed({ reason, responseCode }: Said): Failed {
  if (responseCode === null || responseCode === 421 || reason === 'EAUTH') return 'away'
  return responseCode >= 550 ? 'forGood' : 'refused'
}

/** What the mail server said, without its sentence: that may name the recipient. */
function reasonOf(error: unknown): Said {
  if (!(error instanceof Error)) return { reason: null, responseCode: null }
  const { code, responseCode }: Error & { code?: unknown; responseCode?: unknown } = error
  return {
    reason: typeof code === 'string' ? code : null,
    responseCode: typeof responseCode === 'number' ? responseCode : null,
  }
}
