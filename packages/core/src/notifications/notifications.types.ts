import type { Notification } from '../contract/types.ts'
import type { CommandPromise } from '../flow/commands.ts'
import type { Store } from '../flow/store.ts'
import type { Failure } from '../http/failure.ts'

export type List = { items: Notification[]; total: number; unread: number }

/** A change made here that the newest page of the server does not show. */
export type Change =
  /** `fetches`: how many pages had been asked for by then. */
  | { type: 'arrived'; notification: Notification; fetches: number }
  /** `one` is null for all. `isUncertain`: a page came before the server had answered, which may have it or not. */
  | { type: 'marked'; key: number; one: string | null; isAccepted: boolean; isUncertain: boolean }

/** The list that is shown is derived: the newest page of the server, with the changes since in their order. */
export type NotificationsContext = List & {
  fetched: List
  changes: Change[]
  /** How many pages were asked for. */
  fetches: number
  /** How many marks were sent: the next one's key. */
  sent: number
  limit: number
  /** Ids of what came live: each is announced once, also when a list that was fetched had it first. */
  announced: string[]
  /** Why the list could not be read. */
  failure: Failure | null
  /** Why a mark was taken back. */
  refusal: Failure | null
}

export type Page = { data: Notification[]; total: number; unreadCount: number }

export type NotificationsEvent =
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
  | { type: 'mark.accepted'; key: number }
  | { type: 'mark.refused'; key: number; failure: Failure }

/** `one` is null for all. */
export type MarkerEvent = { type: 'send'; key: number; one: string | null }
export type NotificationsEmitted = { type: 'new'; notification: Notification }
export type NotificationsTag = 'busy' | 'off'

/** Notifications of the member. Plain JSON. */
export type NotificationsValue = {
  /** Newest first. At most 30, or more after `loadMore`. */
  items: readonly Notification[]
  /** Number of all notifications, not only those in `items`. */
  total: number
  /** Number of all there are. */
  unread: number
  /** True while the list is being read. */
  busy: boolean
  /** Why the list could not be read, which leaves it as it was (empty at first), or a mark was taken back. */
  failure: Failure | null
  can: {
    /** There are more, and the list ends at 200. */
    loadMore: boolean
  }
}

/** Commands. NOT_POSSIBLE_NOW if nobody is signed in. */
export type NotificationsCommands = {
  /** Marks one as read at once. Reverted if the server refuses. */
  markRead(id: string): CommandPromise<NotificationsValue>
  /** Marks all as read, also those not in `items`. */
  markAllRead(): CommandPromise<NotificationsValue>
  /** Loads five more. */
  loadMore(): CommandPromise<NotificationsValue>
  /** Reads the list again. */
  refetch(): CommandPromise<NotificationsValue>
}

/** The member's notifications. */
export interface Notifications extends Store<NotificationsValue>, NotificationsCommands {}
