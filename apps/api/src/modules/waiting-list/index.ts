import type { Handlers } from '../../contract/handler.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { leaveWaitingList } from './leave-waiting-list.ts'
import { listWaitingList } from './list-waiting-list.ts'

export { waitingListExpired } from './expired.ts'

export const waitingList = {
  joinWaitingList,
  leaveWaitingList,
  listWaitingList,
} satisfies Partial<Handlers>
