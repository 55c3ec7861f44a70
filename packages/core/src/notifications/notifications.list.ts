import type { Notification } from '../client/types.ts'
import type { Context, Page } from './notifications.types.ts'

/** Starts at 30 and grows by 5; the contract ends at 200. */
export const FIRST_LIMIT = 30
export const LIMIT_STEP = 5
export const LAST_LIMIT = 200

export const EMPTY = {
  items: [],
  total: 0,
  unread: 0,
  limit: FIRST_LIMIT,
  marked: [],
  arrived: [],
  announced: [],
} satisfies Partial<Context>

type List = Pick<Context, 'items' | 'total' | 'unread'>

const has = (items: Notification[], id: string) => items.some((item) => item.id === id)

/** Inserts at the top, once, and drops the oldest beyond max(30, limit). */
export function inserted(list: List, limit: number, notification: Notification): List {
  if (has(list.items, notification.id)) return list
  return {
    items: [notification, ...list.items].slice(0, Math.max(FIRST_LIMIT, limit)),
    total: list.total + 1,
    unread: list.unread + (notification.isRead ? 0 : 1),
  }
}

/** The page of the server, merged with what it does not know yet: notifications that came meanwhile, and those marked as read. */
export function merged(context: Context, page: Page): List {
  const fetched = withRead({ items: page.data, total: page.total, unread: page.unreadCount }, context.marked, true)
  return context.arrived.reduceRight<List>((list, item) => inserted(list, context.limit, item), fetched)
}

/** Marks as read, or takes it back, and counts what really changed. */
export function withRead(list: List, ids: string[], isRead: boolean): List {
  const changing = list.items.filter((item) => ids.includes(item.id) && item.isRead !== isRead)
  if (changing.length === 0) return list
  return {
    items: list.items.map((item) => (changing.includes(item) ? { ...item, isRead } : item)),
    total: list.total,
    unread: Math.max(0, list.unread + (isRead ? -changing.length : changing.length)),
  }
}

export const unreadIds = (items: Notification[]) => items.filter(({ isRead }) => !isRead).map(({ id }) => id)
