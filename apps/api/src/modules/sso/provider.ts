import type { Schemas } from '../../contract/types.ts'
import { RemoteDown } from '../../lib/bounded-fetch.ts'

export type ProviderName = Schemas['Provider']

/** The proven identity of a user at a provider. */
export type Proven = {
  provider: ProviderName
  /** Accounts are looked up by issuer and `subject` only. */
  issuer: string
  subject: string
  email: string | null
  /** Whether the provider is authoritative for the address. A claim that it was verified once is not enough. */
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  /** Stored to be revoked later. */
  refreshToken: string | null
}

/** How long a person may take at the provider. */
export const FLOW_SECONDS = 600

/** The secrets that bind a response to its authorization request. */
export type FlowSecrets = { state: string; nonce: string; codeVerifier: string }

/** A configured provider. Its network requests time out within seconds. */
export type SsoProvider = {
  name: ProviderName
  /** How its response comes back through the browser. */
  answersBy: 'GET' | 'POST'
  /** The authorization URL. */
  begin(flow: FlowSecrets): Promise<URL>
  /** Throws `RemoteDown` if the provider does not respond, any other error if its response is invalid. */
  finish(answer: URLSearchParams, flow: FlowSecrets, now: number): Promise<Proven>
  /** `now` in seconds, by the database's clock. */
  revoke?(refreshToken: string, now: number): Promise<void>
}

/** The provider responded, and its response failed a check. */
export class IdentityRejected extends Error {
  override name = 'IdentityRejected'
}

/** The root cause of an error: libraries wrap the error of a request. */
export function isDown(error: unknown): boolean {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth++) {
    if (inner instanceof RemoteDown) return true
  }
  return false
}
