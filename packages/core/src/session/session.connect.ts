import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'
import type { Event, SessionValue } from './session.types.ts'

export function connect(snapshot: SnapshotFrom<typeof sessionMachine>, send: (event: Event) => void): SessionValue {
  const isMember = snapshot.hasTag('member')
  return {
    status: isMember ? 'member' : snapshot.hasTag('anonymous') ? 'anonymous' : 'unknown',
    user: isMember ? (snapshot.context.session?.user ?? null) : null,
    signOut: () => send({ type: 'sign.out' }),
  }
}
