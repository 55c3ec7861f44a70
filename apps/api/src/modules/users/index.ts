import type { Handlers } from '../../contract/handler.ts'
import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from './calendar-feed.ts'
import { deleteMe } from './delete-me.ts'
import { exportMe } from './export-me.ts'
import { getMe } from './get-me.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { updateMe } from './update-me.ts'

export const users = {
  getMe,
  updateMe,
  deleteMe,
  exportMe,
  listSessions,
  endSession,
  endOtherSessions,
  getCalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
} satisfies Partial<Handlers>
