export { notificationsActors } from './notifications.actors.ts'
export { connectNotifications } from './notifications.connect.ts'
export { notificationsMachine } from './notifications.machine.ts'
export type { NotificationsValue } from './notifications.types.ts'
