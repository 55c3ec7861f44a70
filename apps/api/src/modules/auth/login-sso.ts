import type { AppContext } from '../../context.ts'
import { type Failure, Refused, refuse, refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { type Agreed, storeConsentsOfNewcomer, unknownVersions } from '../legal/consents.ts'
import { newMemberWith } from '../members/member-with.ts'
import { signedIn, startSession } from '../sessions/session.ts'
import type { TokenState } from '../sessions/tokens.ts'
import { browserHashes } from '../sso/cookie.ts'
import { link, memberBy, storeToken } from '../sso/identity.ts'
import type { Proven } from '../sso/provider.ts'
import { extendForConsents, issueTicket, useTicket } from '../sso/ticket.ts'

type Done = Failure<400> | { ticket: string; email: string | null } | { state: TokenState; user: Schemas['User'] }

/**
 * A ticket says who somebody is at a provider. Whoever is known by (issuer, subject) is signed in, and so is a newcomer
 * whose address is the provider's own; everybody else has to prove an e-mail by a code first, for a provider's word never
 * links to an account. What a newcomer agreed to goes along with the ticket for the code.
 */
export const loginSso: Handler<'loginSso'> = async ({ body, cookie, userAgent, locale, origin, context }) => {
  const unknown = await unknownVersions(context.db, body)
  if (unknown.length > 0) return refuseFields(unknown)
  const handed = { provider: body.provider, ticket: body.ticket, browsers: browserHashes(cookie) }
  const signingIn = transaction(context.db, async (trx): Promise<Done> => {
    const used = await useTicket(trx, context.config, handed)
    if (used === undefined)
      return refuse(400, 'TICKET_EXPIRED', "The ticket is unknown, used, expired or another browser's")
    const { proven, browserHash } = used
    const user = (await knownMember(trx, context, proven)) ?? (await newcomer(trx, context, proven, body, locale))
    if (user !== null) return { state: await startSession(trx, user.id, { locale, origin, userAgent }), user }
    const ticket = await issueTicket(trx, context.config, proven, { browserHash, forEmail: true, agreed: body })
    return { ticket, email: proven.email }
  })
  const done = await signingIn.catch(async (error: unknown) => {
    if (error instanceof Refused) await extendForConsents(context.db, handed)
    throw error
  })
  if ('status' in done) return done
  if ('state' in done) return signedIn(context, done.state, done.user, cookie)
  const { ticket, email } = done
  return { status: 200, body: { data: { nextStep: 'email', ticket, ...(email !== null && { email }) } } }
}

async function knownMember(trx: Trx, context: AppContext, proven: Proven): Promise<Schemas['User'] | null> {
  const user = await memberBy(trx, proven)
  if (user !== null) await storeToken(trx, context.config, proven)
  return user
}

async function newcomer(
  trx: Trx,
  context: AppContext,
  proven: Proven,
  agreed: Agreed,
  locale: Locale,
): Promise<Schemas['User'] | null> {
  const { email, emailVerified, firstName, lastName } = proven
  if (email === null || !emailVerified || firstName === null || lastName === null) return null
  const user = await newMemberWith(trx, { email, firstName, lastName, acceptsMarketing: false, locale })
  // Whoever has the address already, or took the identity in this moment, is not overruled.
  if (user === null) return memberBy(trx, proven)
  await storeConsentsOfNewcomer(trx, user, agreed)
  if (!(await link(trx, context.config, proven, user.id))) throw new Error('An identity without its member')
  return user
}
