import { createYoyaku, type Store, until as untilIt } from '@yoyaku/core'
import { FakeSockets } from '@yoyaku/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreedIn } from './agreed.ts'
import { type Server, startServer } from './server.ts'

const HOPS = 12
const HOUR_MS = 3_600_000

let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const until = <Value extends { busy: boolean }>(store: Store<Value>, fits: (value: Value) => boolean) =>
  untilIt(store, (value) => !value.busy && fits(value))

/** The person is connected to the provider, or the exchange failed. */
const answered = (flow: ReturnType<typeof visitor>['flow']) =>
  until(flow, (it) => it.provider === 'google' || it.failure !== null)

/** Somebody at a browser that keeps its cookies. */
function visitor() {
  const { WebSocket } = new FakeSockets()
  const cookies = new Map<string, string>()
  const withCookies = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const answer = await fetch(input, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value.join('='))
    }
    return answer
  }
  const sdk = createYoyaku({ baseUrl: server.origin, locale: 'en', WebSocket, fetch: withCookies })
  const flow = sdk.startSignIn()

  /** From our start over the page of the development Google to the ticket in our page's address. */
  async function comesBack(email: string): Promise<string> {
    const person = new URLSearchParams({ firstName: 'Hana', lastName: 'Sato', email })
    let url = new URL(`${server.origin}/auth/sso/google/start?locale=en`)
    for (let hop = 0; hop < HOPS; hop += 1) {
      const found = url.searchParams.get('ticket')
      if (found !== null) return found
      const form = url.pathname.startsWith('/dev/sso/google/interaction/') ? { method: 'POST', body: person } : {}
      const answer = await withCookies(url, { ...form, redirect: 'manual' })
      url = new URL(answer.headers.get('location') ?? '', url)
    }
    throw new Error(`No ticket, but ${url}`)
  }
  return { sdk, flow, comesBack }
}

/** Signs in with the code that is sent there, with names for a new account. */
async function proves({ sdk, flow }: ReturnType<typeof visitor>, address: string) {
  flow.submitEmail(address)
  const { step } = await until(flow, (it) => it.step !== 'email')
  if (step === 'profile') flow.submitProfile({ firstName: 'Hana', lastName: 'Sato', consents: await agreedIn(sdk) })
  await until(flow, (it) => it.step === 'code')
  flow.submitCode(await server.codeFor(address))
  return until(flow, (it) => it.step === 'done' || it.failure !== null)
}

test.each([
  ['an address that it does not vouch for', 'hana@work.example', 'hana@work.example'],
  ['no address', '', 'typed@work.example'],
])(
  'a provider gives %s: a code proves one, and the next time the provider alone is enough',
  async (_, given, address) => {
    const first = visitor()
    first.flow.exchangeTicket({ provider: 'google', ticket: await first.comesBack(given) })
    const emailStep = await answered(first.flow)
    expect(emailStep).toMatchObject({ step: 'email', email: given, failure: null, user: null })
    const done = await proves(first, address)
    expect([done.step, done.user?.email, first.sdk.auth.get().status]).toEqual(['done', address, 'member'])
    first.sdk.dispose()

    const again = visitor()
    again.flow.exchangeTicket({ provider: 'google', ticket: await again.comesBack(given) })
    const lastState = await until(again.flow, (it) => it.step === 'done' || it.failure !== null)
    expect([lastState.step, lastState.user?.id]).toEqual(['done', done.user?.id])
    again.sdk.dispose()
  },
)

test('a ticket that somebody else got hold of signs nobody in, and its owner all the same', async () => {
  const [owner, thief] = [visitor(), visitor()]
  const ticket = await owner.comesBack('owner@work.example')
  thief.flow.exchangeTicket({ provider: 'google', ticket })
  const refused = await until(thief.flow, (it) => it.failure !== null)
  expect(refused).toMatchObject({ step: 'email', failure: { code: 'TICKET_EXPIRED' } })
  owner.flow.exchangeTicket({ provider: 'google', ticket })
  expect(await answered(owner.flow)).toMatchObject({ email: 'owner@work.example' })
  owner.sdk.dispose()
  thief.sdk.dispose()
})

test('a code that is requested too late to connect a provider still signs in, without it', async () => {
  const one = visitor()
  one.flow.exchangeTicket({ provider: 'google', ticket: await one.comesBack('late@work.example') })
  expect(await answered(one.flow)).toMatchObject({ provider: 'google', failure: null })
  await server.advance(HOUR_MS)
  one.flow.submitEmail('late@work.example')
  const late = await until(one.flow, (it) => it.failure !== null)
  expect(late).toMatchObject({ step: 'email', provider: null, failure: { code: 'TICKET_EXPIRED' } })
  const done = await proves(one, 'late@work.example')
  expect([done.step, done.user?.email]).toEqual(['done', 'late@work.example'])
  one.sdk.dispose()
})
