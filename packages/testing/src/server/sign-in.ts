import type { components } from '@yoyaku/core/types'
import { type Answering, ok, strictly } from './access.ts'
import { type Answer, failure } from './fake-server.ts'
import { invalid } from './holds.ts'
import { MINUTE_MS } from './opening-hours.ts'
import type { RouteContext } from './route-context.ts'
import type { BodyName } from './unknown-fields.ts'

type Schemas = components['schemas']

/** The sign-in code in every e-mail of the fake server. */
export const CODE = '123456'
const EMAIL_TICKET_MINUTES = 20
const AUTH = '/api/v1/user/auth'

type Agreed = Pick<Schemas['LoginSsoBody'], 'agreedTermsVersion' | 'agreedPrivacyVersion'>

/** The refusal that names each version that never was in force; null: there is none. */
function unknownVersions(context: RouteContext, { agreedTermsVersion, agreedPrivacyVersion }: Agreed): Answer | null {
  const given = [
    ['agreedTermsVersion', 'terms', agreedTermsVersion],
    ['agreedPrivacyVersion', 'privacy', agreedPrivacyVersion],
  ] as const
  const unknown = given.filter(([, kind, version]) => version && !context.hasHadVersion(kind, version))
  return unknown.length === 0 ? null : invalid(unknown.map(([field]) => ({ field, code: 'UNKNOWN' as const })))
}

/** The refusal that names what a newcomer has not agreed to; null: nothing is missing. */
function missingConsents({ agreedTermsVersion, agreedPrivacyVersion }: Agreed): Answer | null {
  const missing = Object.entries({ agreedTermsVersion, agreedPrivacyVersion }).filter(([, version]) => !version)
  const fields = missing.map(([field]) => ({ field, code: 'REQUIRED' as const }))
  return fields.length === 0 ? null : invalid(fields)
}

/** Sign-in with a code or by a provider, and tokens that rotate: the newest refresh token is good, and the one before it once more. */
export function signInRoutes(context: RouteContext) {
  const sent = () => ({ expiresAt: context.instant(10 * MINUTE_MS), resendAt: context.instant(MINUTE_MS) })
  const ofToken = (refreshToken: string) => context.members.find((one) => one.rotationsSince(refreshToken) !== null)
  /** Tickets with which an e-mail goes on: when each is over, and what was agreed to on the way to it. */
  const emailTickets = new Map<string, { endsAt: number; agreed: Agreed }>()
  const isTicketLive = (ticket: string) => (emailTickets.get(ticket)?.endsAt ?? 0) > context.clock.now()
  /** The first member is registered by the challenge, with what it was given. */
  const isNewcomer = (challengeId: string) => !context.isKnown && challengeId === context.members[0].challengeId
  const post = (path: string, name: BodyName, answer: Answering) =>
    context.on('POST', `${AUTH}/${path}`).run(strictly(name, answer))
  let agreed: Agreed = {}
  post('login/step1', 'LoginStep1Body', ({ body }) => {
    const { email, ticket } = body as Schemas['LoginStep1Body']
    if (ticket !== undefined && !isTicketLive(ticket)) return failure(400, 'TICKET_EXPIRED')
    const [first] = context.members
    const { challengeId } = context.members.find(({ user }) => user.email === email) ?? first
    if (!isNewcomer(challengeId)) return ok({ challengeId, isNewUser: false, nextStep: 'code', ...sent() })
    agreed = (ticket !== undefined && emailTickets.get(ticket)?.agreed) || {}
    // A provider has told the names; what was not agreed to on the way is asked for.
    return ticket !== undefined && missingConsents(agreed) === null
      ? ok({ challengeId, isNewUser: true, nextStep: 'code', ...sent() })
      : ok({ challengeId, isNewUser: true, nextStep: 'profile' })
  })
  post('login/step2', 'LoginStep2Body', ({ body }) => {
    const { challengeId, ...given } = body as Schemas['LoginStep2Body']
    const unknown = unknownVersions(context, given)
    if (unknown !== null) return unknown
    if (!isNewcomer(challengeId)) return ok(sent())
    const all = { ...agreed, ...given }
    const refusal = missingConsents(all)
    if (refusal === null) agreed = all
    return refusal ?? ok(sent())
  })
  post('login/step3', 'LoginStep3Body', ({ body }) => {
    const { challengeId, code } = body as Schemas['LoginStep3Body']
    const member = context.members.find((one) => one.challengeId === challengeId)
    if (code !== CODE) return failure(400, 1007)
    return (isNewcomer(challengeId) ? missingConsents(agreed) : null) ?? ok((member ?? context.members[0]).session())
  })
  post('login/sso', 'LoginSsoBody', ({ body }) => {
    const given = body as Schemas['LoginSsoBody']
    const unknown = unknownVersions(context, given)
    if (unknown !== null) return unknown
    if (context.isProviderEmailProven)
      return (context.isKnown ? null : missingConsents(given)) ?? ok(context.members[0].session())
    const ticket = `email-ticket-${emailTickets.size + 1}`
    emailTickets.set(ticket, { endsAt: context.clock.now() + EMAIL_TICKET_MINUTES * MINUTE_MS, agreed: given })
    return ok({ nextStep: 'email', ticket, email: context.members[0].user.email })
  })
  post('refresh-token', 'RefreshTokenBody', ({ body }) => {
    const { refreshToken } = body as { refreshToken: string }
    const member = ofToken(refreshToken)
    const behind = member?.rotationsSince(refreshToken) ?? 0
    if (member === undefined || member.generation === 0 || behind > 1) return failure(401, 'UNAUTHORIZED')
    return ok(behind === 0 ? member.session() : member.tokens())
  })
  post('logout', 'RefreshTokenBody', ({ body }) => {
    const member = ofToken((body as { refreshToken: string }).refreshToken)
    if (member !== undefined) member.generation = 0
    return ok({ success: true })
  })
}
