import { commandsOver } from '../flow/commands.ts'
import { storeOf } from '../flow/store.ts'
import { until } from '../flow/until.ts'
import { user as member } from '../ports/stored-session.ts'
import { checked } from '../validation/checked.ts'
import { connect } from './session.connect.ts'
import type { RunningSession } from './session.start.ts'
import type { Auth, AuthValue } from './session.types.ts'

/** Commands of the session. */
export function authOf(session: RunningSession): Auth {
  const store = storeOf<RunningSession['actor'], AuthValue>(session.actor, connect)
  const { apply } = commandsOver(session.actor, store)
  return {
    ...store,
    async signOut() {
      await session.send({ type: 'sign.out' })
      await until(session.state, ({ isSettled }) => isSettled)
      return { value: store.get(), failure: null }
    },
    setUser: (user) =>
      apply('setUser', {
        type: 'user.changed',
        user: checked('setUser: user', user, member, 'a member with id and email'),
      }),
  }
}
