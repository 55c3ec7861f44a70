import type { JsonValue } from '../../bus/bus.ts'
import type { AppContext } from '../../context.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { notificationColumns, notificationsOfAll, showNotification } from '../notifications/show-notification.ts'

export type LiveFrame = { data: { type: Schemas['Notification']['type']; notification: Schemas['Notification'] } }

/**
 * The frame of a notification in each language, or null when the notification is gone. `origin`: of the session that listens; one of
 * a page elsewhere is told only of what was booked through it.
 */
export async function frameOf(
  context: AppContext,
  notificationId: string,
): Promise<((locale: Locale, origin: string | null) => string | null) | null> {
  const row = await notificationsOfAll(context.db)
    .select(notificationColumns)
    .select('reservation.origin')
    .where('notification.id', '=', notificationId)
    .executeTakeFirst()
  if (row === undefined) return null
  return (locale, origin) => {
    if (origin !== null && origin !== (row.offer === null ? row.origin : row.offer.origin)) return null
    const notification = showNotification(row, locale)
    return JSON.stringify({ data: { type: notification.type, notification } } satisfies LiveFrame)
  }
}

/** A text of a message on the bus, or null when it has none of that name. */
export function textOf(message: JsonValue, name: string): string | null {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return null
  const value = message[name]
  return typeof value === 'string' ? value : null
}

export function isPing(data: string): boolean {
  try {
    const frame: unknown = JSON.parse(data)
    return typeof frame === 'object' && frame !== null && 'event' in frame && frame.event === 'PING'
  } catch {
    return false
  }
}
