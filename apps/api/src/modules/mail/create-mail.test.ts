import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { insertReferenceData } from '../../../reference-data/insert-reference-data.ts'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { transaction } from '../../db/transaction.ts'
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts'
import { setPlatformStyle } from '../theme/set-platform-style.ts'
import { createMail, type Mailer } from './create-mail.ts'
import { BATCH, claimEmails, endLeases, publishEmailsWaiting, queueEmail } from './email-queue.ts'
import { codeEmail } from './emails.ts'

const brand = { title: 'Yoyaku', ink: '#16213e', quiet: '#eaf1ff', contact: 'help@yoyaku.example' }
const emailTo = (to: string, dedupeId: string = to) => ({
  ...codeEmail('ja', { brand, code: '012345' }),
  to,
  locale: 'ja' as const,
  dedupeId,
})

let api: TestApi
let smtp: TestSmtp
const mailers: Mailer[] = []
const logged: unknown[] = []

beforeAll(async () => {
  api = await startTestApi({ handlers: {} })
})
afterAll(() => api.close())
afterEach(async () => {
  for (const mailer of mailers.splice(0)) await mailer.close()
  logged.splice(0)
  await smtp.close()
  await api.db.deleteFrom('email').execute()
})

function startMail(smtpUrl: string, mailFrom?: string): Mailer {
  const log = { ...api.context.log, warn: (...line: unknown[]) => void logged.push(line) }
  const mailer = createMail({
    ...api.context,
    log,
    config: { ...mailConfig(smtpUrl), ...(mailFrom !== undefined && { mailFrom }) },
  })
  mailers.push(mailer)
  return mailer
}

const mailConfig = (smtpUrl: string) => ({
  ...{
    smtpUrl,
    smtpRequiresTls: false,
    mailFrom: 'Yoyaku <no-reply@yoyaku.example>',
    contactEmail: 'help@yoyaku.example',
    production: true,
  },
})

test('An e-mail waits where the mail server offers no STARTTLS and it is required; nothing of it is sent', async () => {
  smtp = await startSmtp()
  const mailer = createMail({ ...api.context, config: { ...mailConfig(smtp.url), smtpRequiresTls: true } })
  mailers.push(mailer)
  await mailer.send(emailTo('hana@example.com'))
  await mailer.flush()
  expect(smtp.received).toStrictEqual([])
  expect(await storedEmails()).toMatchObject([{ sent: false, givenUp: false }])
})

const storedEmails = () =>
  api.db
    .selectFrom('email')
    .select(['recipient', 'attempts', 'text'])
    .select((is) => [is('sent_at', 'is not', null).as('sent'), is('given_up_at', 'is not', null).as('givenUp')])
    .orderBy('recipient')
    .execute()

test.each([
  ['no-reply@kumo.example', 'Kumo & Co.'],
  ['<no-reply@kumo.example>', 'Kumo & Co.'],
  ['Front <no-reply@kumo.example>', 'Front'],
])('E-mails from %s carry the name %s where the brand is Kumo & Co.', async (mailFrom, name) => {
  await api.db.transaction().execute(insertReferenceData)
  await setPlatformStyle(api.db, { title: 'Kumo & Co.' })
  smtp = await startSmtp()
  await startMail(smtp.url, mailFrom).send(emailTo('hana@example.com'))
  await smtp.until(1)
  expect(smtp.received[0]).toMatchObject({ from: { name, address: 'no-reply@kumo.example' } })
  await api.db.deleteFrom('platform_style').execute()
})

test('A calendar file goes with its e-mail, as an invitation and as a file, and is deleted once it was sent', async () => {
  smtp = await startSmtp()
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
  await startMail(smtp.url).send({ ...emailTo('hana@example.com'), calendar: { method: 'CANCEL', content } })
  await smtp.until(1)
  const parts = smtp.received[0]?.attachments.map(({ mimeType, method, filename, content: sent }) => [
    ...[mimeType, method, filename, (typeof sent === 'string' ? sent : new TextDecoder().decode(sent)).split(/\s+/)],
  ])
  expect(parts).toContainEqual(['text/calendar', 'CANCEL', null, content.split(/\s+/)])
  expect(parts).toContainEqual(['application/ics', undefined, 'reservation.ics', content.split(/\s+/)])
  await expect
    .poll(() => api.db.selectFrom('email').select(['calendar', 'text']).execute())
    .toStrictEqual([{ calendar: null, text: '' }])
})

test('An e-mail arrives as it was written, in text and HTML', async () => {
  smtp = await startSmtp()
  await startMail(smtp.url).send(emailTo('hana@example.com'))
  await smtp.until(1)
  expect(smtp.received).toMatchObject([
    {
      from: { name: 'Yoyaku', address: 'no-reply@yoyaku.example' },
      to: [{ address: 'hana@example.com' }],
      subject: '【Yoyaku】ログイン認証コードのお知らせ',
      text: expect.stringContaining('012345'),
      html: expect.stringContaining('<html lang="ja">'),
      messageId: expect.stringMatching(/^<[0-9a-f]{32}@yoyaku\.example>$/),
    },
  ])
})

test('An e-mail leaves when its transaction is committed, and never when that is rolled back', async () => {
  smtp = await startSmtp()
  const mail = startMail(smtp.url)
  const undone = transaction(api.db, async (trx) => {
    await queueEmail(trx, emailTo('nobody@example.com'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await transaction(api.db, (trx) => queueEmail(trx, emailTo('hana@example.com')))
  await publishEmailsWaiting(api.context)
  await smtp.until(1)
  await mail.flush()
  expect(smtp.received.flatMap(({ to }) => to?.map(({ address }) => address))).toStrictEqual(['hana@example.com'])
})

test('A sent e-mail has no text stored', async () => {
  smtp = await startSmtp()
  const mail = startMail(smtp.url)
  await mail.send(emailTo('hana@example.com'))
  await mail.flush()
  expect(await storedEmails()).toStrictEqual([
    { recipient: 'hana@example.com', attempts: 1, text: '', sent: true, givenUp: false },
  ])
})

test('The same e-mail twice is one e-mail, whichever process sends it', async () => {
  smtp = await startSmtp()
  const [one, other] = [startMail(smtp.url), startMail(smtp.url)]
  await Promise.all([
    one.send(emailTo('hana@example.com', 'code:1')),
    other.send(emailTo('hana@example.com', 'code:1')),
  ])
  await Promise.all([one.flush(), other.flush(), one.flush(), other.flush()])
  expect(smtp.received).toHaveLength(1)
})

test('Many e-mails are shared between processes, each sent once', async () => {
  smtp = await startSmtp()
  const addresses = Array.from({ length: 40 }, (_, index) => `guest${String(index).padStart(2, '0')}@example.com`)
  for (const address of addresses) await queueEmail(api.db, emailTo(address))
  const [one, other] = [startMail(smtp.url), startMail(smtp.url)]
  await Promise.all([one.flush(), other.flush()])
  expect(smtp.received.map(({ to }) => to?.[0]?.address).sort()).toStrictEqual(addresses)
})

describe('When the mail server', () => {
  test('has a bad moment, the e-mail is tried again later', async () => {
    let refusals = 2
    smtp = await startSmtp({ refuseData: () => (refusals-- > 0 ? new Error('try again') : null) })
    const mail = startMail(smtp.url)
    await mail.send(emailTo('hana@example.com'))
    await mail.flush()
    for (const wait of [2, 4]) {
      expect(smtp.received).toHaveLength(0)
      await api.clock({ advanceMs: wait * 1000 + 500 })
      await mail.flush()
    }
    expect(smtp.received).toHaveLength(1)
    expect(await storedEmails()).toMatchObject([{ attempts: 3, sent: true }])
  })

  test('is away, the e-mail waits; the log names nobody', async () => {
    smtp = await startSmtp()
    await smtp.close()
    const mail = startMail(smtp.url)
    await mail.send(emailTo('hana@example.com'))
    await mail.flush()
    expect(await storedEmails()).toMatchObject([{ attempts: 1, sent: false, givenUp: false }])
    expect(logged).toStrictEqual([
      [
        { emailId: expect.any(String), reason: 'ESOCKET', responseCode: null, next: 'later' },
        'An e-mail was not accepted',
      ],
    ])
  })

  test('knows no such mailbox, the e-mail is given up and the others go on', async () => {
    smtp = await startSmtp({
      onRcptTo({ address }, _session, done) {
        const unknown = Object.assign(new Error('No such mailbox gone@example.com'), { responseCode: 550 })
        done(address.startsWith('gone') ? unknown : null)
      },
    })
    const mail = startMail(smtp.url)
    await mail.send(emailTo('gone@example.com'))
    await mail.send(emailTo('hana@example.com'))
    await mail.flush()
    expect(await storedEmails()).toMatchObject([
      { recipient: 'gone@example.com', attempts: 1, text: '', givenUp: true },
      { recipient: 'hana@example.com', attempts: 1, sent: true },
    ])
    expect(JSON.stringify(logged)).not.toContain('example.com')
  })
})

test('A process that ends finishes the e-mails under way and leaves the rest', async () => {
  let closing: Promise<void> | null = null
  smtp = await startSmtp({
    onRcptTo(_address, _session, done) {
      closing ??= mail.close()
      done(null)
    },
  })
  for (let number = 0; number < 40; number++) await queueEmail(api.db, emailTo(`guest${number}@example.com`))
  const mail = startMail(smtp.url)
  await expect.poll(() => closing, { timeout: 10_000 }).not.toBeNull()
  await closing
  const sent = (await storedEmails()).filter(({ sent }) => sent)
  expect([sent.length, smtp.received.length]).toEqual([BATCH, BATCH])
})

test('A code that would come too late is not sent', async () => {
  smtp = await startSmtp()
  await queueEmail(api.db, { ...emailTo('hana@example.com'), usefulSeconds: 600 })
  await api.clock({ advanceMs: 600_000 })
  await startMail(smtp.url).flush()
  expect(smtp.received).toHaveLength(0)
  expect(await storedEmails()).toMatchObject([{ attempts: 0, text: '', givenUp: true }])
})

test('A process that died while sending leaves the e-mail to the others', async () => {
  smtp = await startSmtp()
  await queueEmail(api.db, emailTo('hana@example.com'))
  expect(await claimEmails(api.db)).toHaveLength(1)
  const mail = startMail(smtp.url)
  await mail.flush()
  expect(smtp.received).toHaveLength(0)
  await api.clock({ advanceMs: 15_000 })
  await mail.flush()
  expect(smtp.received).toHaveLength(1)
})

test('The log of a start in production names a missing mail server', async () => {
  smtp = await startSmtp()
  const warnings: unknown[] = []
  const log = { ...api.context.log, warn: (line: unknown) => void warnings.push(line) }
  createMail({ ...api.context, log, config: { ...mailConfig(''), smtpUrl: null } })
  createMail({ ...api.context, log, config: { ...mailConfig(''), smtpUrl: null, production: false } })
  expect(warnings).toStrictEqual(['SMTP_URL is none: no e-mail is sent, so nobody can sign in with a code'])
})

test('An e-mail that is being sent keeps its lease for as long as the mail server takes', async () => {
  const release = Promise.withResolvers<void>()
  smtp = await startSmtp({ onRcptTo: (_address, _session, done) => void release.promise.then(() => done()) })
  const slow = createMail({ ...api.context, config: mailConfig(smtp.url), renewEveryMs: 5 })
  mailers.push(slow)
  await slow.send(emailTo('hana@example.com'))
  const leaseEnd = async () =>
    Date.parse((await api.db.selectFrom('email').select('next_try_at').executeTakeFirstOrThrow()).next_try_at)
  const sending = slow.flush()
  await expect.poll(async () => (await storedEmails())[0]?.attempts, { timeout: 10_000 }).toBe(1)
  const before = await leaseEnd()
  await api.clock({ advanceMs: 10_000 })
  await expect.poll(leaseEnd, { timeout: 10_000 }).toBeGreaterThan(before + 9000)
  await api.clock({ advanceMs: 10_000 })
  await expect.poll(leaseEnd, { timeout: 10_000 }).toBeGreaterThan(before + 19_000)
  expect(await claimEmails(api.db)).toStrictEqual([])
  release.resolve()
  await sending
  expect(smtp.received).toHaveLength(1)
  expect(await storedEmails()).toMatchObject([{ attempts: 1, sent: true }])
})

test('endLeases lets what a killed process had claimed leave at once', async () => {
  smtp = await startSmtp()
  await queueEmail(api.db, emailTo('hana@example.com'))
  expect(await claimEmails(api.db)).toHaveLength(1)
  const mail = startMail(smtp.url)
  await mail.flush()
  expect(smtp.received).toHaveLength(0)
  await endLeases(api.db)
  await mail.flush()
  expect(smtp.received).toHaveLength(1)
})
