import { fromPromise } from 'xstate'
import type { Api } from '../client/api.ts'
import { unwrap } from '../client/outcome.ts'
import type { Settings } from '../client/settings.ts'
import type { Provider, Session, User } from '../client/types.ts'
import type { Challenge, Exchanged, Profile, Sent } from './sign-in.types.ts'

export type SignInPorts = {
  /** Bare: who signs in has no session yet. */
  api: Api
  settings: Settings
  accept(session: Session, intent: unknown): void
}

export function signInActors({ api, settings, accept }: SignInPorts) {
  const local = (instant: string | undefined) => (instant === undefined ? null : settings.toLocalTime(instant))
  return {
    begin: fromPromise<Challenge, { email: string; ticket: string | null }>(async ({ input, signal }) => {
      const { email, ticket } = input
      const body = { email, ...(ticket !== null && { ticket }) }
      const { data } = await unwrap(api.POST('/api/v1/user/auth/login/step1', { body, signal }))
      return {
        challengeId: data.challengeId,
        isNewUser: data.isNewUser,
        nextStep: data.nextStep,
        expiresAt: local(data.expiresAt),
        resendAt: local(data.resendAt),
      }
    }),
    sendCode: fromPromise<Sent, { challengeId: string; profile: Profile | null }>(async ({ input, signal }) => {
      const body = { challengeId: input.challengeId, ...input.profile }
      const { data } = await unwrap(api.POST('/api/v1/user/auth/login/step2', { body, signal }))
      return { expiresAt: settings.toLocalTime(data.expiresAt), resendAt: settings.toLocalTime(data.resendAt) }
    }),
    verify: fromPromise<User, { challengeId: string; code: string; intent: unknown }>(async ({ input }) => {
      const { challengeId, code, intent } = input
      const { data } = await unwrap(api.POST('/api/v1/user/auth/login/step3', { body: { challengeId, code } }))
      accept(data, intent)
      return data.user
    }),
    exchange: fromPromise<Exchanged, { provider: Provider; ticket: string; intent: unknown }>(async ({ input }) => {
      const { provider, ticket, intent } = input
      const { data } = await unwrap(api.POST('/api/v1/user/auth/login/sso', { body: { provider, ticket } }))
      if ('nextStep' in data) return { ticket: data.ticket, email: data.email ?? null }
      accept(data, intent)
      return { user: data.user }
    }),
  }
}
