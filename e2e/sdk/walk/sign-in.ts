import { createYoyaku } from '@yoyaku/core'
import { FakeSockets, TestClock } from '@yoyaku/testing'
import type { Route } from './charts.ts'
import type { Fixture } from './fixture.ts'
import { gate, pass, type Way } from './gate.ts'
import type { Recorder } from './recorder.ts'
import { type MachineEvent, sharedStore, waitUntil, walk } from './walk.ts'

/** Has an account. */
export const KNOWN_EMAIL = 'known@example.com'
const YEAR_MS = 365 * 24 * 3_600_000
let newcomers = 0

const isNew = (event: MachineEvent | undefined) =>
  (event?.output as { isNewUser?: boolean } | undefined)?.isNewUser === true
const isWrongCode = ({ type, error }: MachineEvent) =>
  type === 'xstate.error.actor.verify' && (error as { code: unknown }).code === 1007
/** Nobody here is a provider: its yes is answered in the server's place, its no comes from the server. */
const exchanged = (output: unknown, user: unknown): Way => {
  const session = { accessToken: 'access', refreshToken: 'refresh', user }
  const data = 'user' in (output as object) ? session : { nextStep: 'email', ticket: 'ticket-2' }
  return async () => Response.json({ data })
}

export async function walkSignIn({ events }: Route, fixture: Fixture, recorder: Recorder) {
  await fixture.later()
  const isOvertaken = events.some(({ type }) => type === 'member.changed')
  const somebody = isOvertaken ? await fixture.session('somebody@example.com') : null
  const requestGate = gate((request) => request.url.includes('/auth/login/'))
  const clock = new TestClock(new Date().toISOString())
  const shared = sharedStore()
  const { WebSocket } = new FakeSockets()
  const sdk = createYoyaku({
    baseUrl: fixture.server.origin,
    locale: 'en',
    fetch: requestGate.fetch,
    tokenStore: shared.store,
    clock,
    WebSocket,
    inspect: recorder.inspect,
  })
  const flow = sdk.startSignIn()
  let email = KNOWN_EMAIL
  await walk(events, {
    chart: 'sign-in',
    clock,
    gate: requestGate,
    recorder,
    actions: {
      async 'member.changed'() {
        await waitUntil(() => sdk.auth.get().status === 'anonymous', 'Nobody')
        shared.write(somebody)
        shared.tell()
      },
      'email.submit'(event, next) {
        newcomers += 1
        email = isNew(next) ? `newcomer-${newcomers}@example.com` : KNOWN_EMAIL
        flow.submitEmail(event.email === 'hana' ? 'hana' : email)
      },
      'profile.submit': (event) =>
        void flow.submitProfile({
          ...(event.profile as { firstName: string; lastName: string }),
          consents: fixture.consents,
        }),
      async 'code.submit'(event, next) {
        const code = await fixture.server.codeFor(email)
        const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
        const answer = next?.type === 'member.changed' ? events.at(-1) : next
        const isWrong = answer !== undefined && isWrongCode(answer)
        flow.submitCode(event.code === '12' ? '12' : isWrong ? wrong : code)
      },
      async resend() {
        await fixture.server.advance(61_000)
        flow.resend()
      },
      back: () => void flow.back(),
      'provider.return': () => void flow.exchangeTicket({ provider: 'google', ticket: 'ticket-of-nobody' }),
    },
    // The time of the server is moved on and on, far beyond this clock.
    delays: { RESEND: YEAR_MS },
    ways(event) {
      if (event.type === 'xstate.done.actor.exchange')
        return exchanged(event.output, { id: 'u', email: 'u@example.com' })
      if (event.type === 'xstate.error.actor.exchange' || isWrongCode(event)) return pass
      return undefined
    },
  })
  flow.dispose()
  sdk.dispose()
}
