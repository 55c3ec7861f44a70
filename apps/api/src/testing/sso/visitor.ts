import { randomInt } from 'node:crypto'
import type { TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import type { ProviderName } from '../../modules/sso/provider.ts'
import { AUTH } from '../people.ts'
import { throughProvider } from './browser.ts'

type VisitorRequest = { method: 'GET' | 'POST'; url: string; payload?: string; headers?: Record<string, string> }
type Back = { method: 'GET' | 'POST'; answer: URLSearchParams }
export type SsoAnswer = { data: Partial<Schemas['Session']> & { nextStep?: string; ticket?: string; email?: string } }

export const PUBLIC_URL = 'http://localhost:3000'
export const redirectUri = (provider: ProviderName) => `${PUBLIC_URL}/auth/sso/${provider}/callback`

/** Somebody at a browser: presses the button, goes to the provider, comes back. */
export class Visitor {
  readonly #api: TestApi
  readonly #provider: ProviderName
  /** Each comes from an address of their own. */
  readonly #address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  cookies = new Map<string, string>()

  constructor(api: TestApi, provider: ProviderName) {
    this.#api = api
    this.#provider = provider
  }

  /** Follows the button; returns where it leads. */
  async start(query = 'locale=ja'): Promise<string> {
    return this.#ask({ method: 'GET', url: `/auth/sso/${this.#provider}/start?${query}` })
  }

  /** With what the provider sends back. */
  async consents(query?: string): Promise<Back> {
    const to = await this.start(query)
    if (!to.startsWith('http')) throw new Error(`The start leads to ${to}`)
    return throughProvider(to, redirectUri(this.#provider))
  }

  async comesBack({ method, answer }: Back, provider = this.#provider): Promise<URL> {
    const path = `/auth/sso/${provider}/callback`
    const to = await (method === 'GET'
      ? this.#ask({ method, url: `${path}?${answer}` })
      : this.#ask({
          method,
          url: path,
          payload: answer.toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }))
    return new URL(to, PUBLIC_URL)
  }

  /** Up to the ticket in the address of our page. */
  async ticket(): Promise<string> {
    const page = await this.comesBack(await this.consents())
    const ticket = page.searchParams.get('ticket')
    if (ticket === null) throw new Error(`No ticket: ${page.search}`)
    return ticket
  }

  /** Sends a ticket to a step of the sign-in, with the cookies of this browser. */
  handsIn(body: { ticket: string; email?: string }, step = 'sso') {
    return this.#api.call<SsoAnswer & { code?: string }>('POST', `${AUTH}/login/${step}`, {
      body: step === 'sso' ? { provider: this.#provider, ...body } : body,
      headers: { cookie: this.#cookie },
    })
  }

  /** All of it; what the sign-in answered. */
  async signsIn(): Promise<SsoAnswer['data']> {
    return (await this.handsIn({ ticket: await this.ticket() })).body.data
  }

  get #cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async #ask({ headers, ...request }: VisitorRequest): Promise<string> {
    const cookie = this.#cookie
    const answered = await this.#api.app.inject({
      ...request,
      remoteAddress: this.#address,
      headers: { ...headers, cookie },
    })
    for (const { name, value } of answered.cookies) this.cookies.set(name, value)
    if (answered.statusCode !== 302) throw new Error(`Answered ${answered.statusCode}`)
    return String(answered.headers.location)
  }
}
