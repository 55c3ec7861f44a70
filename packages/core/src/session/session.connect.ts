import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'
import type { AuthValue } from './session.types.ts'

/** The value of the session. */
export function connect(snapshot: SnapshotFrom<typeof sessionMachine>): AuthValue {
  const { session } = snapshot.context
  if (snapshot.hasTag('member') && session !== null) return { status: 'member', user: session.user }
  return { status: snapshot.hasTag('anonymous') ? 'anonymous' : 'unknown', user: null }
}
