import { fromPromise } from 'xstate'
import type { Session, User } from '../contract/types.ts'
import type { ActorOptions } from '../flow/actor-options.ts'
import type { Api } from '../http/api.ts'
import { type Failure, isCode, toFailure } from '../http/failure.ts'
import { localInstants } from '../http/local-instants.ts'
import { newKey } from '../http/new-key.ts'
import { unwrap } from '../http/outcome.ts'
import { isUnknownOutcome } from '../http/unknown-outcome.ts'
import type { Agreed, Challenge, Exchanged, ExchangeInput, Profile, Refusal, Sent } from './sign-in.types.ts'

export type SignInPorts = {
  /** Bare: who signs in has no session yet. */
  api: Api
  actorOptions: ActorOptions
  accept(session: Session, intent: unknown): void
}

/** Only what is said. */
const agreedIn = ({ agreedTermsVersion, agreedPrivacyVersion }: Agreed) => ({
  ...(agreedTermsVersion !== undefined && { agreedTermsVersion }),
  ...(agreedPrivacyVersion !== undefined && { agreedPrivacyVersion }),
})

export function signInActors({ api, actorOptions, accept }: SignInPorts) {
  const { clock } = actorOptions
  /** A wait becomes an instant, so that a countdown outlives the page that shows it. */
  const refuse = (thrown: unknown): never => {
    const refusal: Refusal = toFailure(thrown)
    if (refusal.status !== 429 || refusal.retryAfter === undefined) throw refusal
    throw { ...refusal, retryAt: new Date(clock.now() + refusal.retryAfter * 1000).toISOString() }
  }
  /** One for a challenge: with it a code whose answer was lost signs in again. */
  let latest = { challengeId: '', key: '' }
  const keyOf = (challengeId: string): string => {
    if (latest.challengeId !== challengeId) latest = { challengeId, key: newKey() }
    return latest.key
  }
  /** A ticket serves once: one whose answer was lost may have signed in, and is not to be called expired. */
  let lost: { ticket: string; failure: Failure } | null = null
  const refuseTicket = (ticket: string, failure: Failure): never => {
    if (isUnknownOutcome(failure)) lost = { ticket, failure }
    throw isCode(failure, 'TICKET_EXPIRED') && lost?.ticket === ticket ? lost.failure : failure
  }
  return {
    begin: fromPromise<Challenge, { email: string; ticket: string | null }>(async ({ input, signal }) => {
      const { email, ticket } = input
      const body = { email, ...(ticket !== null && { ticket }) }
      const local = localInstants(clock)
      const { data } = await unwrap(api.POST('/api/v1/user/auth/login/step1', { body, signal })).catch(refuse)
      return {
        challengeId: data.challengeId,
        isNewUser: data.isNewUser,
        // Another step of a newer server: whoever has an address can have a code.
        nextStep: data.nextStep === 'profile' ? 'profile' : 'code',
        expiresAt: data.expiresAt === undefined ? null : local(data.expiresAt, data.expiresInSeconds),
        resendAt: data.resendAt === undefined ? null : local(data.resendAt, data.resendInSeconds),
      }
    }),
    sendCode: fromPromise<Sent, { challengeId: string; profile: Profile | null }>(async ({ input, signal }) => {
      const { challengeId, profile } = input
      const { agreedTermsVersion, agreedPrivacyVersion, ...names } = profile ?? {}
      const body = { challengeId, ...names, ...agreedIn({ agreedTermsVersion, agreedPrivacyVersion }) }
      const local = localInstants(clock)
      const { data } = await unwrap(api.POST('/api/v1/user/auth/login/step2', { body, signal })).catch(refuse)
      return {
        expiresAt: local(data.expiresAt, data.expiresInSeconds),
        resendAt: local(data.resendAt, data.resendInSeconds),
      }
    }),
    verify: fromPromise<User, { challengeId: string; code: string; intent: unknown }>(async ({ input }) => {
      const { challengeId, code, intent } = input
      const params = { header: { 'idempotency-key': keyOf(challengeId) } }
      const step3 = api.POST('/api/v1/user/auth/login/step3', { body: { challengeId, code }, params })
      const { data } = await unwrap(step3).catch(refuse)
      accept(data, intent)
      return data.user
    }),
    exchange: fromPromise<Exchanged, ExchangeInput>(async ({ input }) => {
      const { provider, ticket, agreed, intent } = input
      const body = { provider, ticket, ...agreedIn(agreed ?? {}) }
      const { data } = await unwrap(api.POST('/api/v1/user/auth/login/sso', { body })).catch((thrown) =>
        refuseTicket(ticket, toFailure(thrown)),
      )
      if ('nextStep' in data) return { ticket: data.ticket, email: data.email ?? null }
      accept(data, intent)
      return { user: data.user }
    }),
  }
}
