import { type RawBuilder, sql } from 'kysely'
import type { AppContext } from '../../context.ts'

/**
 * A refresh token that is one behind is either the retry of a client whose answer was lost, or a copy in other hands. A client that
 * lost the answer does not have the new pair, so it cannot use it: once the new access token was seen, the answer had arrived, and its
 * parent is reuse. (A new refresh token that was used has made the next pair, which puts the parent two behind.)
 *
 * Two tabs of a browser without Web Locks are the exception. The second one sends the parent, the first one stores the new pair and
 * uses it, and the request of the second is still on its way. It left before the first use: a client reads its store right before it
 * sends, and stores a pair before it uses it. So what is late is at most what a request takes: 10 s until the SDK gives up, and what
 * waits inside the server longer than that. The leeway covers both. It is worth nothing to a thief, whom no answer tells that a
 * token was rotated: a copy is good if it comes within the leeway by chance, once, and whoever tries regularly rotates by that, or is
 * late once and ends the session.
 *
 * A browser that crashes within the half minute in which it has not yet written its cookies to the disk comes back with the parent,
 * and has to sign in again.
 */
const LEEWAY_SECONDS = 30

/** Whether the parent of the newest token is reuse by now; of a row of `session`. */
export const isParentReuse: RawBuilder<boolean> = sql<boolean>`
  (used_counter is not distinct from counter and used_at <= app_now() - make_interval(secs => ${LEEWAY_SECONDS}))`

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
