import type { ActorRefFrom } from 'xstate'
import type { Send } from '../client/api.ts'
import { refused } from '../client/outcome.ts'
import { type Failure, failed } from '../shared/failure.ts'
import { settled } from '../shared/settled.ts'
import { senderOf } from '../shared/view.ts'
import type { sessionMachine } from './session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

const unavailable = (): Failure => ({ ...failed('network', 'The session is kept'), code: 'REFRESH_UNAVAILABLE' })

/** The session as it is once nothing is being read or refreshed. */
export async function settledSession(actor: SessionActor) {
  const snapshot = await settled(actor, (it) => it.hasTag('settled'))
  return snapshot.hasTag('member') ? snapshot.context.session : null
}

/**
 * Sends with the session's token; after a 401 asks the session for a newer one and sends once more. Whoever has signed out does not
 * send any more, be it that they are back by then.
 */
export function authorized(actor: SessionActor, send: Send): Send {
  let endings = 0
  actor.on('ended', () => {
    endings += 1
  })
  async function renewed(accessToken: string | null) {
    senderOf(actor)({ type: 'token.rejected', accessToken })
    return settledSession(actor)
  }

  return async (letter) => {
    const asker = actor.getSnapshot().context.session?.user.id
    let session = await settledSession(actor)
    if (session?.accessToken === null) session = await renewed(null)
    if (session === null) return send(letter)
    // Asked for by somebody else than who is signed in by now.
    if (asker && asker !== session.user.id) return refused(failed('cancelled', 'Not the member'))
    if (session.accessToken === null) return refused(unavailable())

    const before = endings
    const first = await send({ ...letter, accessToken: session.accessToken })
    if (first.response?.status !== 401) return first
    const next = await renewed(session.accessToken)
    if (next === null || endings > before) return first
    if (next.accessToken === null || next.accessToken === session.accessToken)
      return refused(unavailable(), first.response)
    return send({ ...letter, accessToken: next.accessToken })
  }
}
