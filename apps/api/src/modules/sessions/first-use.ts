import { type RawBuilder, sql } from 'kysely'
import type { AppContext } from '../../context.ts'

/**
 * Whether the parent of the newest token is reuse by now; of a row of `session`. A refresh token that is one behind is either the retry
 * of a client whose answer was lost, or a copy in other hands. Who lost the answer does not have the new pair and cannot use it: once
 * the new access token was seen, the answer had arrived. (A new refresh token that was used has made the next pair, which puts the
 * parent two behind.)
 *
 * A client reads its store right before it sends, and stores a pair before it uses it, so two tabs send the parent after its use only
 * where neither can take a lock and the request of the second is overtaken by the answer to the first and the request after it. They
 * sign in again, as does a browser that crashed before it wrote its cookies to the disk.
 */
export const isParentReuse: RawBuilder<boolean> = sql<boolean>`(used_counter is not distinct from counter)`

/**
 * One write for each generation of tokens, by whichever process sees it first. A failure is logged and costs the request nothing:
 * a database that cannot write still answers, and the next request notes the use.
 */
export async function noteFirstUse({ db, log }: AppContext, sessionId: string, counter: number): Promise<void> {
  try {
    await db
      .updateTable('session')
      .set({ used_counter: counter, used_at: sql<string>`app_now()` })
      .where('id', '=', sessionId)
      .where('counter', '=', counter)
      .where('used_counter', 'is distinct from', counter)
      .execute()
  } catch (error) {
    log.warn({ err: error, sessionId }, 'The first use of a token was not noted')
  }
}
