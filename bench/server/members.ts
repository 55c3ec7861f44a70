import { transaction } from '../../apps/api/src/db/transaction.ts'
import { memberWith } from '../../apps/api/src/modules/members/member-with.ts'
import { startSession } from '../../apps/api/src/modules/sessions/session.ts'
import { accessToken, type TokenState } from '../../apps/api/src/modules/sessions/tokens.ts'
import type { RunningServer } from './running-server.ts'

export type SignedIn = { email: string; token: string; state: TokenState }

/** Members with a session each. Made in the database: the limits on codes are not what is measured here. */
export async function members({ db, tokenSecret }: RunningServer, count: number, prefix: string): Promise<SignedIn[]> {
  const made: SignedIn[] = []
  for (let number = 0; number < count; number++) {
    const email = `${prefix}-${number}@example.com`
    const state = await transaction(db, async (trx) => {
      const {
        user: { id },
      } = await memberWith(trx, {
        email,
        firstName: 'Hana',
        lastName: 'Mori',
        acceptsMarketing: false,
        locale: 'ja',
      })
      return startSession(trx, id, { locale: 'ja', origin: null })
    })
    made.push({ email, state, token: await accessToken({ current: tokenSecret, previous: null }, state) })
  }
  return made
}
