import { createSdk } from '@yoyaku/core'
import { FakeSockets, TestClock } from '@yoyaku/core/testing'
import type { Route } from './charts.ts'
import { gate, pass, type Way } from './gate.ts'
import type { Recorder } from './recorder.ts'
import type { Town } from './town.ts'
import { type Happening, walk } from './walk.ts'

/** Has an account. */
export const KNOWN = 'known@example.com'
let newcomers = 0

const isNew = (event: Happening | undefined) =>
  (event?.output as { isNewUser?: boolean } | undefined)?.isNewUser === true
/** Nobody here is a provider: its yes is answered in the server's place, its no comes from the server. */
const exchanged = (output: unknown, user: unknown): Way => {
  const session = { accessToken: 'access', refreshToken: 'refresh', user }
  const data = 'user' in (output as object) ? session : { nextStep: 'email', ticket: 'ticket-2' }
  return async () => Response.json({ data })
}

export async function walkSignIn({ events }: Route, town: Town, recorder: Recorder) {
  await town.later()
  const door = gate((request) => request.url.includes('/auth/login/'))
  const clock = new TestClock(new Date().toISOString())
  const { WebSocket } = new FakeSockets()
  const sdk = createSdk({
    baseUrl: town.server.origin,
    locale: 'en',
    fetch: door.fetch,
    clock,
    WebSocket,
    inspect: recorder.inspect,
  })
  const flow = sdk.signIn()
  let email = KNOWN
  await walk(events, {
    chart: 'sign-in',
    clock,
    gate: door,
    recorder,
    deeds: {
      'email.submit'(event, next) {
        newcomers += 1
        email = isNew(next) ? `newcomer-${newcomers}@example.com` : KNOWN
        flow.get().submitEmail(event.email === 'hana' ? 'hana' : email)
      },
      'profile.submit': (event) => flow.get().submitProfile(event.profile as { firstName: string; lastName: string }),
      async 'code.submit'(event, next) {
        const code = await town.server.codeFor(email)
        const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
        const isWrong = next?.type === 'xstate.error.actor.verify'
        flow.get().submitCode(event.code === '12' ? '12' : isWrong ? wrong : code)
      },
      async resend() {
        await town.server.advance(61_000)
        flow.get().resend()
      },
      back: () => flow.get().back(),
      'provider.return': () => flow.get().withProvider('google', 'ticket-of-nobody'),
    },
    ways(event) {
      if (event.type === 'xstate.done.actor.exchange')
        return exchanged(event.output, { id: 'u', email: 'u@example.com' })
      if (['xstate.error.actor.exchange', 'xstate.error.actor.verify'].includes(event.type)) return pass
      return undefined
    },
  })
  flow.dispose()
  sdk.dispose()
}
