import type { AppContext } from '../../context.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { newId } from '../../lib/secrets.ts'
import { brandOf } from '../mail/brand.ts'
import { queueEmail } from '../mail/email-queue.ts'
import { providerConnectedEmail } from '../mail/security-emails.ts'
import { endSessionsOf } from '../sessions/session.ts'
import { link } from './identity.ts'
import type { Proven } from './provider.ts'

type Connected = { proven: Proven; user: Schemas['User']; wasMember: boolean; locale: Locale }

/**
 * Links a provider's account to this one, whose e-mail has just been proven. Ends the other sessions, because an attacker
 * may have one, and notifies the owner. Returns the ids of the ended sessions, to be published.
 */
export async function connect(
  trx: Trx,
  { config }: AppContext,
  { proven, user, wasMember, locale }: Connected,
): Promise<string[]> {
  if (!(await link(trx, config, proven, user.id))) return []
  const ended = await endSessionsOf(trx, user.id, 'linked')
  if (!wasMember && ended.length === 0) return []
  const message = providerConnectedEmail(locale, {
    brand: await brandOf(trx, config),
    provider: proven.provider,
    member: user,
  })
  await queueEmail(trx, { ...message, to: user.email, locale, dedupeId: `connected:${newId()}` })
  return ended
}
