export { notificationsActors } from './notifications.actors.ts'
export { notificationsOf } from './notifications.commands.ts'
export { notificationsMachine } from './notifications.machine.ts'
export type { Notifications, NotificationsCommands, NotificationsValue } from './notifications.types.ts'
