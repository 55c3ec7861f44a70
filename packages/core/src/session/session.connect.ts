import type { SnapshotFrom } from 'xstate'
import { settled } from '../shared/settled.ts'
import { senderOf } from '../shared/view.ts'
import type { SessionActor } from './authorized.ts'
import type { sessionMachine } from './session.machine.ts'
import type { SessionValue } from './session.types.ts'

export function connect(snapshot: SnapshotFrom<typeof sessionMachine>, actor: SessionActor): SessionValue {
  const user = snapshot.hasTag('member') ? snapshot.context.session?.user : undefined
  return {
    ...(user !== undefined
      ? { status: 'member', user }
      : { status: snapshot.hasTag('anonymous') ? 'anonymous' : 'unknown', user: null }),
    async signOut() {
      senderOf(actor)({ type: 'sign.out' })
      await settled(actor, (it) => it.hasTag('settled'))
    },
  }
}
