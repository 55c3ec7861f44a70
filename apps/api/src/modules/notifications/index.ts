import type { Handlers } from '../../contract/handler.ts'
import { listNotifications } from './list-notifications.ts'
import { readAllNotifications } from './read-all-notifications.ts'
import { readNotification } from './read-notification.ts'

export const notifications = {
  listNotifications,
  readNotification,
  readAllNotifications,
} satisfies Partial<Handlers>
