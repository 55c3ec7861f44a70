import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { AUTH, codeFor, HOUR_MS, newEmail, newMember, step1, step2, step3, wrongCode } from '../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('attempt_counter').execute())

async function memberReading(locale: Locale): Promise<Schemas['Session']> {
  const session = await newMember(api)
  await api.db.updateTable('member').set({ locale }).where('id', '=', session.user.id).execute()
  return session
}

const noticeSubjects = async (email: string) =>
  (await api.mailbox(email)).filter(({ text }) => !/(?<!\d)\d{6}(?!\d)/.test(text)).map(({ subject }) => subject)

const refresh = async (refreshToken: string) =>
  (await api.call<{ data: Schemas['Session'] }>('POST', `${AUTH}/refresh-token`, { body: { refreshToken } })).body.data

/** So many wrong codes, four for each challenge, a minute apart. */
async function guess(email: string, times: number): Promise<void> {
  for (let done = 0; done < times; ) {
    await api.clock({ advanceMs: 60_000 })
    await api.db.deleteFrom('attempt_counter').where('scope', 'like', 'code.%').execute()
    const { challengeId, nextStep } = (await step1(api, email)).body.data
    if (nextStep === 'profile') await step2(api, { challengeId, firstName: 'Hana', lastName: 'Sato' })
    const code = wrongCode(await codeFor(api, email))
    for (let tries = 0; tries < 4 && done < times; tries++, done++) await step3(api, challengeId, code)
  }
}

describe('The owner is told once, in the language they read', () => {
  test.each<[Locale, string]>([
    ['en', 'Security alert: we ended a sign-in to your Yoyaku account'],
    ['ko', '안전을 위해 Yoyaku에서 로그아웃했어요'],
    ['ja', '【Yoyaku】端末1台をログアウトしました'],
    ['zh', '安全通知：已登出您在 Yoyaku 的一台裝置'],
  ])('that a session was ended for theft, %s', async (locale, subject) => {
    const first = await memberReading(locale)
    const second = await refresh(first.refreshToken)
    await refresh(second.refreshToken)
    expect(await noticeSubjects(first.user.email)).toStrictEqual([])
    await Promise.all(Array.from({ length: 5 }, () => refresh(first.refreshToken)))
    await refresh(first.refreshToken)
    expect(await noticeSubjects(first.user.email)).toStrictEqual([subject])
  })

  test.each<[Locale, string]>([
    ['en', 'Sign-in codes for your Yoyaku account are paused'],
    ['ko', 'Yoyaku 인증번호 로그인이 잠시 제한됐어요'],
    ['ja', '【Yoyaku】認証コードでのログインを一時停止しました'],
    ['zh', 'Yoyaku 驗證碼登入已暫停'],
  ])('that codes pause, %s', async (locale, subject) => {
    const { email } = (await memberReading(locale)).user
    await guess(email, 9)
    expect(await noticeSubjects(email)).toStrictEqual([])
    await guess(email, 6)
    expect(await noticeSubjects(email)).toStrictEqual([subject])
  })
})

test('The owner is told of the pause of an hour and of that of a day, each with how long it lasts', async () => {
  const { email } = (await memberReading('en')).user
  await guess(email, 12)
  await api.clock({ advanceMs: HOUR_MS })
  await guess(email, 12)
  const texts = (await api.mailbox(email))
    .map(({ text }) => /with a code for (\d+ \w+)\./.exec(text)?.[1])
    .filter(Boolean)
  expect(texts).toStrictEqual(['23 hours', '58 minutes'])
})

test('The owner is told once of a pause that one wrong code after the other renews', async () => {
  const { email } = (await memberReading('en')).user
  for (let count = 0; count < 14; count++) {
    await api.clock({ advanceMs: 5 * 60_000 })
    await guess(email, 1)
  }
  expect(await noticeSubjects(email)).toHaveLength(1)
})

test('An address without an account is told nothing, and the answer does not show it', async () => {
  const email = newEmail()
  await guess(email, 12)
  expect(await noticeSubjects(email)).toStrictEqual([])
})
