import type { Schemas } from '../../contract/types.ts'
import { RemoteDown } from '../../lib/bounded-fetch.ts'

export type ProviderName = Schemas['Provider']

/** Who somebody is at a provider. */
export type Proven = {
  provider: ProviderName
  /** With `subject`, the only thing by which an account is found. */
  issuer: string
  subject: string
  email: string | null
  /** The provider rules over this address: nobody else can have it. A claim that it was verified once is not enough. */
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  /** Kept so that it can be revoked. */
  refreshToken: string | null
}

/** What binds an answer to the question. */
export type FlowSecrets = { state: string; nonce: string; codeVerifier: string }

/** One provider, as it was configured. What it asks of the network ends within seconds. */
export type SsoProvider = {
  name: ProviderName
  /** How its answer comes back through the browser. */
  answersBy: 'GET' | 'POST'
  /** Where the browser goes. */
  begin(flow: FlowSecrets): Promise<URL>
  /** Throws `RemoteDown` where the provider does not answer, and anything else where its answer is not right. */
  finish(answer: URLSearchParams, flow: FlowSecrets, now: number): Promise<Proven>
  /** `now` in seconds, by the database's clock. */
  revoke?(refreshToken: string, now: number): Promise<void>
}

/** It answers, but not what may be believed. */
export class NotBelieved extends Error {
  override name = 'NotBelieved'
}

/** What an error is at its bottom: libraries wrap what a request threw. */
export function isDown(error: unknown): boolean {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth++) {
    if (inner instanceof RemoteDown) return true
  }
  return false
}
