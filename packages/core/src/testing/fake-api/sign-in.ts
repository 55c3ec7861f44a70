import type { components } from '../../client/schema.gen.ts'
import type { FakeApi } from '../fake-api.ts'
import { failure } from '../fake-server.ts'
import { ok } from './access.ts'
import { MINUTE_MS } from './opening-hours.ts'

type Schemas = components['schemas']

/** The code that every e-mail of this server carries. */
export const CODE = '123456'
const EMAIL_TICKET_MINUTES = 20
const AUTH = '/api/v1/user/auth'

/** Sign-in with a code or by a provider, and tokens that rotate: the newest refresh token is good, and the one before it once more. */
export function signInRoutes(api: FakeApi) {
  const sent = () => ({ expiresAt: api.instant(10 * MINUTE_MS), resendAt: api.instant(MINUTE_MS) })
  const ofToken = (refreshToken: string) => api.members.find((one) => one.rotationsSince(refreshToken) !== null)
  /** Tickets with which an e-mail goes on, and when each is over. */
  const emailTickets = new Map<string, number>()
  const isTicketLive = (ticket: string) => (emailTickets.get(ticket) ?? 0) > api.clock.now()
  api.on('POST', `${AUTH}/login/step1`).run(({ body }) => {
    const { email, ticket } = body as Schemas['LoginStep1Body']
    if (ticket !== undefined && !isTicketLive(ticket)) return failure(400, 'TICKET_EXPIRED')
    const [first] = api.members
    const { challengeId } = api.members.find(({ user }) => user.email === email) ?? first
    return api.isKnown || challengeId !== first.challengeId
      ? ok({ challengeId, isNewUser: false, nextStep: 'code', ...sent() })
      : // The provider has told the names.
        ok({ challengeId, isNewUser: true, ...(ticket ? { nextStep: 'code', ...sent() } : { nextStep: 'profile' }) })
  })
  api.on('POST', `${AUTH}/login/step2`).run(() => ok(sent()))
  api.on('POST', `${AUTH}/login/step3`).run(({ body }) => {
    const { challengeId, code } = body as Schemas['LoginStep3Body']
    const member = api.members.find((one) => one.challengeId === challengeId)
    return code === CODE ? ok((member ?? api).session()) : failure(400, 1007)
  })
  api.on('POST', `${AUTH}/login/sso`).run(() => {
    if (api.isProviderEmailProven) return ok(api.session())
    const ticket = `email-ticket-${emailTickets.size + 1}`
    emailTickets.set(ticket, api.clock.now() + EMAIL_TICKET_MINUTES * MINUTE_MS)
    return ok({ nextStep: 'email', ticket, email: api.user.email })
  })
  api.on('POST', `${AUTH}/refresh-token`).run(({ body }) => {
    const { refreshToken } = body as { refreshToken: string }
    const member = ofToken(refreshToken)
    const behind = member?.rotationsSince(refreshToken) ?? 0
    if (member === undefined || member.generation === 0 || behind > 1) return failure(401, 'UNAUTHORIZED')
    return ok(behind === 0 ? member.session() : member.tokens())
  })
  api.on('POST', `${AUTH}/logout`).run(({ body }) => {
    const member = ofToken((body as { refreshToken: string }).refreshToken)
    if (member !== undefined) member.generation = 0
    return ok({ success: true })
  })
}
