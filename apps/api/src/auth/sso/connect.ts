import type { Locale, Schemas } from '../../contract/handler.ts'
import type { Trx } from '../../db/connection.ts'
import { brandOf } from '../../mail/brand.ts'
import { connectedLetter } from '../../mail/notices.ts'
import { queueLetter } from '../../mail/outbox.ts'
import type { World } from '../../world.ts'
import { newId } from '../code.ts'
import { endSessionsOf } from '../session.ts'
import { link } from './identity.ts'
import type { Proven } from './provider.ts'

type Connected = { proven: Proven; user: Schemas['User']; wasMember: boolean; locale: Locale }

/**
 * From now on a provider's account opens this one, whose e-mail has just been proven. Other sessions end and the owner is
 * told: whoever had a foot in the door is out. Answers the ids of the sessions that ended, to be announced.
 */
export async function connect(
  trx: Trx,
  { config }: World,
  { proven, user, wasMember, locale }: Connected,
): Promise<string[]> {
  if (!(await link(trx, config, proven, user.id))) return []
  const ended = await endSessionsOf(trx, user.id, 'linked')
  if (!wasMember && ended.length === 0) return []
  const letter = connectedLetter(locale, { brand: await brandOf(trx, config), provider: proven.provider, member: user })
  await queueLetter(trx, { ...letter, to: user.email, locale, dedupeId: `connected:${newId()}` })
  return ended
}
