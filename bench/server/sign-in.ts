import { call, type Get, type Post } from './call.ts'

const AUTH = '/api/v1/user/auth'
let arrived = 0
let agreed: Awaited<ReturnType<typeof versionsOf>> | undefined

/** Read once: what a newcomer agrees to. */
async function versionsOf(origin: string) {
  const { data } = JSON.parse((await call(`${origin}/api/v1/legal-texts`)).text) as Get<'/api/v1/legal-texts'>
  const versionOf = (kind: string) => data.find((text) => text.kind === kind)?.version
  return { agreedTermsVersion: versionOf('terms'), agreedPrivacyVersion: versionOf('privacy') }
}

/** A newcomer, from the e-mail address to signing out again, by the e-mail in the development mailbox. */
export async function signIn(origin: string): Promise<void> {
  const number = ++arrived
  const email = `newcomer-${number}-${crypto.randomUUID()}@example.com`
  // Codes are counted by address: where all of 127/8 is this machine, everybody has one of their own.
  const from =
    process.platform === 'linux' ? `127.1.${Math.floor(number / 250) % 250}.${1 + (number % 250)}` : undefined
  const post = async (path: string, body: object) => {
    const answer = await call(`${origin}${AUTH}${path}`, { method: 'POST', body, from })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return answer.text
  }
  const step1 = JSON.parse(await post('/login/step1', { email })) as Post<'/api/v1/user/auth/login/step1', 200>
  const { challengeId } = step1.data
  agreed ??= await versionsOf(origin)
  await post('/login/step2', { challengeId, firstName: 'Hana', lastName: 'Mori', ...agreed })
  const messages = JSON.parse((await call(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)).text) as {
    text: string
  }[]
  const code = /(?<!\d)\d{6}(?!\d)/.exec(messages[0]?.text ?? '')?.[0]
  const step3 = JSON.parse(await post('/login/step3', { challengeId, code })) as Post<
    '/api/v1/user/auth/login/step3',
    200
  >
  await post('/logout', { refreshToken: step3.data.refreshToken })
}
