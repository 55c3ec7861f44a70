import type { Notification } from '../contract/types.ts'
import type { Change, List, NotificationsContext, Page } from './notifications.types.ts'

/** Starts at 30 and grows by 5; the contract ends at 200. */
export const FIRST_LIMIT = 30
export const LIMIT_STEP = 5
export const LAST_LIMIT = 200

const NOTHING = { items: [], total: 0, unread: 0 } satisfies List

export const EMPTY = {
  ...NOTHING,
  fetched: NOTHING,
  changes: [],
  fetches: 0,
  sent: 0,
  limit: FIRST_LIMIT,
  announced: [],
} satisfies Partial<NotificationsContext>

type Source = Pick<NotificationsContext, 'fetched' | 'changes' | 'limit'>
type Derived = List & Pick<NotificationsContext, 'fetched' | 'changes'>

/** The list as shown: the newest page of the server, and on it, in their order, the changes that it does not know. */
const derived = ({ fetched, changes, limit }: Source): Derived => ({
  ...changes.reduce((list, change) => changed(list, change, limit), fetched),
  fetched,
  changes,
})

function changed(list: List, change: Change, limit: number): List {
  return change.type === 'arrived' ? inserted(list, change.notification, limit) : withRead(list, change.one)
}

/** Inserts at the top, once, and drops the oldest beyond max(30, limit). */
function inserted(list: List, notification: Notification, limit: number): List {
  if (list.items.some(({ id }) => id === notification.id)) return list
  return {
    items: [notification, ...list.items].slice(0, Math.max(FIRST_LIMIT, limit)),
    total: list.total + 1,
    unread: list.unread + (notification.isRead ? 0 : 1),
  }
}

/** Marks one as read, or all, also those that are not shown. */
function withRead(list: List, one: string | null): List {
  const items = list.items.map((item) => (one === null || item.id === one ? { ...item, isRead: true } : item))
  const isChanged = list.items.some(({ id, isRead }) => id === one && !isRead)
  return { items, total: list.total, unread: one === null ? 0 : list.unread - (isChanged ? 1 : 0) }
}

export const withChange = (context: NotificationsContext, change: Change): Derived =>
  derived({ ...context, changes: [...context.changes, change] })

/** Keeps the changes that a page may lack. What came before it was asked for is on it; a mark without an answer may be or not. */
export function withPage(context: NotificationsContext, { data, total, unreadCount }: Page): Derived {
  const changes = context.changes.flatMap((change): Change[] => {
    if (change.type === 'arrived') return change.fetches === context.fetches ? [change] : []
    return change.isAccepted ? [] : [{ ...change, isUncertain: true }]
  })
  return derived({ ...context, fetched: { items: data, total, unread: unreadCount }, changes })
}

/** The server has agreed. What it has agreed to, and came before, becomes part of what is known of it. */
export function withAccepted(
  { fetched, changes, limit }: NotificationsContext,
  key: number,
): Pick<NotificationsContext, 'fetched' | 'changes'> {
  const answered = changes.map((change) =>
    change.type === 'marked' && change.key === key ? { ...change, isAccepted: true } : change,
  )
  const open = answered.findIndex((change) => change.type === 'marked' && !change.isAccepted)
  const settled = open === -1 ? answered : answered.slice(0, open)
  return {
    fetched: settled.reduce((list, change) => changed(list, change, limit), fetched),
    changes: answered.slice(settled.length),
  }
}

/** The server does not agree: as if it had not been marked. */
export const withoutMark = (context: NotificationsContext, key: number): Derived =>
  derived({
    ...context,
    changes: context.changes.filter((change) => change.type === 'arrived' || change.key !== key),
  })

/**
 * Whether only the server knows what has come of an accepted mark: the page that is shown was asked for before the answer, or
 * all were marked, those that arrived meanwhile too.
 */
export const isUncertain = ({ changes }: NotificationsContext, key: number): boolean =>
  changes.some(
    (change) => change.type === 'marked' && change.key === key && (change.one === null || change.isUncertain),
  )
