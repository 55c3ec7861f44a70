import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { newEmail, newMember, step1, step2 } from '../../testing/people.ts'
import { type Mood, type RoughSmtp, startRoughSmtp } from '../../testing/rough-smtp.ts'
import { createMail, type Mailer } from './create-mail.ts'
import { queueEmail } from './email-queue.ts'

const emailTo = (to: string, usefulSeconds?: number) => ({
  ...{ to, locale: 'en' as const, subject: 'Hi', text: 'Hi', html: '<p>Hi</p>', dedupeId: to },
  ...(usefulSeconds && { usefulSeconds }),
})

let api: TestApi
let smtp: RoughSmtp
let mail: Mailer
let elapsedMs = 0
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
afterEach(async () => {
  await mail.close()
  await smtp.close()
  await api.db.deleteFrom('email').execute()
})

async function start(mood: Mood): Promise<void> {
  smtp = await startRoughSmtp(mood)
  const { db, bus, log } = api.context
  mail = createMail({
    ...{ db, bus, log, stopwatch: () => elapsedMs, timeoutMs: 200 },
    config: {
      smtpUrl: smtp.url,
      smtpRequiresTls: false,
      mailFrom: 'no-reply@yoyaku.example',
      contactEmail: '',
      production: true,
    },
  })
}

async function pass(seconds: number): Promise<void> {
  elapsedMs += seconds * 1000
  await api.clock({ advanceMs: seconds * 1000 })
  await mail.flush()
}

const storedEmails = () =>
  api.db
    .selectFrom('email')
    .select((is) => [
      'attempts',
      is('sent_at', 'is not', null).as('sent'),
      is('given_up_at', 'is not', null).as('over'),
    ])
    .orderBy('created_at')
    .execute()

describe.each<Mood>(['hang up', 'mute', 'go down'])('While the mail server does nothing but %s', (mood) => {
  test('sign-in answers as ever, its e-mail waits, and leaves when the server is back', async () => {
    await start(mood)
    const [memberEmail, otherEmail] = [newEmail(), newEmail()]
    await newMember(api, memberEmail)
    const first = await step1(api, memberEmail)
    expect(first).toMatchObject({ status: 200, body: { data: { nextStep: 'code', isNewUser: false } } })
    const { challengeId } = (await step1(api, otherEmail)).body.data
    expect((await step2(api, { challengeId, firstName: 'Hana', lastName: 'Sato' })).status).toBe(200)
    await mail.flush()
    expect((await storedEmails()).map(({ sent, over }) => [sent, over])).toStrictEqual(Array(2).fill([false, false]))
    smtp.mood = 'take'
    for (let minute = 0; minute < 3; minute++) await pass(60)
    expect((await storedEmails()).map(({ sent }) => sent)).toStrictEqual([true, true])
    expect(smtp.messageIds).toHaveLength(2)
  })
})

test('A dead mail server is left alone ever longer, with one e-mail to find out, however many wait', async () => {
  await start('hang up')
  for (let count = 0; count < 40; count++) await queueEmail(api.db, emailTo(`guest${count}@example.com`))
  await mail.flush()
  const first = smtp.connections
  expect(first).toBeLessThanOrEqual(10)
  await mail.flush()
  await pass(4)
  expect(smtp.connections).toBe(first)
  const tried: number[] = []
  for (let minute = 0; minute < 10; minute++) {
    const before = smtp.connections
    for (let tick = 0; tick < 12; tick++) await pass(5)
    tried.push(smtp.connections - before)
  }
  expect(Math.max(...tried.slice(1))).toBeLessThanOrEqual(2)
  smtp.mood = 'take'
  await pass(60)
  await pass(60)
  expect(new Set(smtp.messageIds).size).toBe(40)
  expect(smtp.messageIds).toHaveLength(40)
})

test('An e-mail outlives a day without a mail server, if it is of use for longer, and is over when it is of none', async () => {
  await start('hang up')
  await queueEmail(api.db, emailTo('long@example.com', 48 * 3600))
  await queueEmail(api.db, emailTo('short@example.com', 600))
  for (let hour = 0; hour < 24; hour++) await pass(3600)
  expect((await storedEmails()).map(({ over }) => over)).toStrictEqual([false, true])
  smtp.mood = 'take'
  await pass(3600)
  expect((await storedEmails()).map(({ sent }) => sent)).toStrictEqual([true, false])
})

test('A server that dies with an e-mail in its hands gets it again, under the same Message-ID, and then no more', async () => {
  await start('take and die')
  await queueEmail(api.db, emailTo('hana@example.com'))
  await mail.flush()
  smtp.mood = 'take'
  await pass(60)
  await pass(3600)
  const [id] = smtp.messageIds
  expect(smtp.messageIds).toStrictEqual([id, id])
  expect(await storedEmails()).toStrictEqual([{ attempts: 2, sent: true, over: false }])
})
