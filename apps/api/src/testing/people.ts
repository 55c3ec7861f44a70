import type { TestApi } from '../../test/harness.ts'
import type { Schemas } from '../contract/types.ts'
import { transaction } from '../db/transaction.ts'
import { memberWith } from '../modules/members/member-with.ts'
import { startSession, tokensOf } from '../modules/sessions/session.ts'

export const AUTH = '/api/v1/user/auth'
export const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

export const newEmail = (name = 'hana'): string => `${name}-${crypto.randomUUID()}@example.com`

/** Somebody with an account and an open session, without the e-mail. */
export async function newMember(
  { context }: Pick<TestApi, 'context'>,
  email = newEmail(),
  { origin = null as string | null } = {},
): Promise<Schemas['Session']> {
  const { state, user } = await transaction(context.db, async (trx) => {
    const { user } = await memberWith(trx, {
      email,
      firstName: 'Hana',
      lastName: 'Sato',
      acceptsMarketing: false,
      locale: 'en',
    })
    return { state: await startSession(trx, user.id, { locale: 'en', origin }), user }
  })
  return tokensOf(context, state, user)
}

type Step = {
  data: {
    challengeId: string
    isNewUser: boolean
    nextStep: string
    expiresAt?: string
    resendAt?: string
    expiresInSeconds?: number
    resendInSeconds?: number
  }
}
export type Refused = { code: number | string; fields?: { field: string; code: string }[] }

export const step1 = (api: TestApi, email: string) =>
  api.call<Step & Partial<Refused>>('POST', `${AUTH}/login/step1`, { body: { email } })
export const step2 = (api: TestApi, body: object) =>
  api.call<{ data: { expiresAt: string; resendAt: string } }>('POST', `${AUTH}/login/step2`, { body })
export const step3 = (api: TestApi, challengeId: string, code: string) =>
  api.call<{ data: Schemas['Session'] } & Refused>('POST', `${AUTH}/login/step3`, { body: { challengeId, code } })

/** Reads the texts that a newcomer agrees to now. */
export async function agreedNow({ call }: Pick<TestApi, 'call'>) {
  const { data } = (await call<{ data: Schemas['LegalTextEntry'][] }>('GET', '/api/v1/legal-texts')).body
  const versionOf = (kind: string) => data.find((text) => text.kind === kind)?.version
  return { agreedTermsVersion: versionOf('terms'), agreedPrivacyVersion: versionOf('privacy') }
}

/** A challenge of a member, with its first code. */
export async function challenge(
  api: TestApi,
  email = newEmail(),
): Promise<{ email: string; challengeId: string; code: string }> {
  await newMember(api, email)
  const { challengeId } = (await step1(api, email)).body.data
  return { email, challengeId, code: await codeFor(api, email) }
}

/** The code again, once it may be sent. */
export async function resend(
  api: TestApi,
  { email, challengeId }: { email: string; challengeId: string },
): Promise<string> {
  await api.clock({ advanceMs: MINUTE_MS })
  await step2(api, { challengeId })
  return codeFor(api, email)
}

/** The code in the newest e-mail to somebody. */
export async function codeFor({ mailbox }: TestApi, email: string): Promise<string> {
  const [newest] = await mailbox(email)
  const code = /(?<!\d)\d{6}(?!\d)/.exec(newest?.text ?? '')?.[0]
  if (code === undefined) throw new Error('There is no e-mail with a code')
  return code
}

/** Any code but these. */
export function wrongCode(...right: string[]): string {
  for (let code = 0; ; code++) {
    const written = String(code).padStart(6, '0')
    if (!right.includes(written)) return written
  }
}

/** How many answers there were of each status and code. */
export function tally(answers: { status: number; body: Partial<Refused> }[]): Record<string, number> {
  const names = answers.map(({ status, body }) => (body.code === undefined ? `${status}` : `${status} ${body.code}`))
  return Object.fromEntries(
    Map.groupBy(names.sort(), (name) => name)
      .entries()
      .map(([name, all]) => [name, all.length]),
  )
}
