import type { Notification } from '../client/types.ts'
import type { Failure } from '../shared/failure.ts'

export type Context = {
  items: Notification[]
  total: number
  unread: number
  limit: number
  /** Ids that were marked as read here: a list that was being fetched meanwhile does not have them as read. */
  marked: string[]
  /** Notifications that came live while a list was being fetched. */
  arrived: Notification[]
  /** Ids of what came live: each is announced once, also when a list that was fetched had it first. */
  announced: string[]
  failure: Failure | null
}

export type Page = { data: Notification[]; total: number; unreadCount: number }

export type Event =
  /** `awaitsConnection`: a live connection is being opened. */
  | { type: 'member.changed'; isMember: boolean; awaitsConnection?: boolean }
  /** The live connection did not open: it is tried again later. */
  | { type: 'connection.failed' }
  /** The live connection is up again; whatever was missed is in the list. */
  | { type: 'refetch' }
  | { type: 'arrived'; notification: Notification }
  | { type: 'more' }
  | { type: 'mark'; id: string }
  | { type: 'mark.all' }
  | { type: 'mark.refused'; ids: string[]; unseen: number; failure: Failure }

/** `one` is null for all. `ids` were unread and shown, `unseen` more were unread beyond the list. */
export type MarkerEvent = { type: 'send'; one: string | null; ids: string[]; unseen: number }
export type Emitted = { type: 'new'; notification: Notification }
export type Tag = 'busy' | 'off'

export type NotificationsValue = {
  /** Newest first; at most 30, or as many as `more` has asked for. */
  items: readonly Notification[]
  /** Of all there are, not only those shown. */
  total: number
  /** Of all there are. */
  unread: number
  /** The list is being read. */
  busy: boolean
  /** Why the list could not be read, which leaves it as it was (empty at first), or a mark was taken back. */
  failure: Failure | null
  /** Whether `more` does anything: there are more, and the list ends at 200. */
  canShowMore: boolean
  /** Shown at once, taken back if the server does not agree. */
  markRead(id: string): void
  /** Those that are not shown, too. */
  markAllRead(): void
  /** Five more. */
  more(): void
  /** Reads the list again. */
  refetch(): void
}
