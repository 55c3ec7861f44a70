import { until } from '../shared/until.ts'
import type { Session, SessionState, SessionValue } from './session.types.ts'

export function connect({ status, session }: SessionState, { send, state }: Session): SessionValue {
  return {
    ...(status === 'member' && session !== null
      ? { status, user: session.user }
      : { status: status === 'anonymous' ? status : 'unknown', user: null }),
    async signOut() {
      await send({ type: 'sign.out' })
      await until(state, ({ isSettled }) => isSettled)
    },
  }
}
