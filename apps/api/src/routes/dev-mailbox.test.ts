import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { queueEmail } from '../modules/mail/email-queue.ts'
import { codeEmail } from '../modules/mail/emails.ts'
import { devMailbox } from './dev-mailbox.ts'

let api: TestApi
let mailbox: FastifyInstance
const brand = { title: 'Yoyaku', ink: '#16213e', quiet: '#eaf1ff', contact: 'help@yoyaku.example' }

beforeAll(async () => {
  api = await startTestApi({ handlers: {} })
  mailbox = Fastify()
  devMailbox(mailbox, api.context)
  const write = (to: string, locale: 'en' | 'ja', code: string) =>
    queueEmail(api.db, { ...codeEmail(locale, { brand, code }), to, locale, dedupeId: code })
  await write('hana@example.com', 'en', '111111')
  await write('kenji@example.com', 'ja', '222222')
  await write('hana@example.com', 'en', '333333')
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

type StoredEmail = { id: string; to: string; subject: string; text: string }
const list = async (query = '') => (await mailbox.inject(`/dev/mail.json${query}`)).json<StoredEmail[]>()
const codes = (messages: StoredEmail[]) => messages.map(({ to, text }) => `${to} ${/\d{6}/.exec(text)?.[0]}`)

test('E-mails are listed, the newest first', async () => {
  expect(codes(await list())).toStrictEqual([
    'hana@example.com 333333',
    'kenji@example.com 222222',
    'hana@example.com 111111',
  ])
})

describe("Somebody's e-mails", () => {
  test.each(['?to=hana@example.com', '?to=Hana%40EXAMPLE.com', '?to=hana@example.com&to=kenji@example.com'])(
    '%s',
    async (query) => {
      expect(codes(await list(query))).toStrictEqual(['hana@example.com 333333', 'hana@example.com 111111'])
    },
  )

  test('are an empty list where they got none', async () => {
    expect(await list('?to=nobody@example.com')).toStrictEqual([])
  })
})

test('An e-mail is described by six things', async () => {
  const [message] = await list('?to=kenji@example.com')
  expect(message).toStrictEqual({
    id: expect.any(String),
    to: 'kenji@example.com',
    locale: 'ja',
    subject: '【Yoyaku】ログイン認証コードのお知らせ',
    text: expect.stringContaining('222222'),
    html: expect.stringContaining('<html lang="ja">'),
    sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
})

test('The page shows the list and looks again by itself', async () => {
  const { headers, body } = await mailbox.inject('/dev/mail')
  expect(body).toContain('http-equiv="refresh"')
  expect(body).toContain('hana@example.com')
  expect(body).not.toContain('<script')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('An open e-mail stands still, in a frame that may run nothing', async () => {
  const [message] = await list('?to=kenji@example.com')
  const { body } = await mailbox.inject(`/dev/mail?id=${message?.id}`)
  expect(body).not.toContain('http-equiv="refresh"')
  expect(body).toContain(`<iframe sandbox="allow-popups" src="/dev/mail/${message?.id}"`)
  const framed = await mailbox.inject(`/dev/mail/${message?.id}`)
  expect(framed.headers['content-security-policy']).toContain('sandbox')
  expect(framed.body).toContain('222222')
  expect((await mailbox.inject('/dev/mail/none')).statusCode).toBe(404)
})

test('A text typed into the page comes back as text', async () => {
  const { body } = await mailbox.inject(`/dev/mail?to=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(body).not.toContain('<script')
})

test.each([{ production: true }, { smtpUrl: 'smtp://mail.example' }])(
  'The development mailbox is not there with %j',
  async (change) => {
    const app = Fastify()
    devMailbox(app, { ...api.context, config: { ...api.context.config, ...change } })
    const answers = await Promise.all(['/dev/mail', '/dev/mail.json', '/dev/mail/1'].map((url) => app.inject(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual([404, 404, 404])
    await app.close()
  },
)
