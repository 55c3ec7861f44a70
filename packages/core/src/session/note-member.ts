import type { User } from '../contract/types.ts'
import type { OwnEnvironment } from '../flow/environment.ts'
import type { personal } from '../flow/stored-record.ts'
import type { EndReason, SessionState } from './session.types.ts'

type Snapshots = Pick<ReturnType<typeof personal>, 'forget' | 'belongTo'>

/** Tells the environment who is signed in, and whether what the one before typed goes with them. */
export function memberNoter(environment: Pick<OwnEnvironment, 'setUser'>, draftStore: Snapshots) {
  let hasLeft = false
  let lastUser: User | null = null
  return {
    /** A session that ended by itself leaves the draft for the one who signs in again. */
    ended(reason: EndReason) {
      hasLeft = reason === 'signed-out' || reason === 'signed-out-elsewhere'
      if (hasLeft) draftStore.forget()
    },
    changed({ status, session }: SessionState) {
      const user = status === 'member' ? (session?.user ?? null) : null
      const forgets = (user !== null && draftStore.belongTo(user.id)) || hasLeft
      hasLeft = false
      if (user === lastUser) return
      lastUser = user
      environment.setUser(user, forgets)
    },
  }
}
