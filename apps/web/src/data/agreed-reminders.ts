import type { BookingTerms } from '@yoyaku/core/types'
import { readFromBrowser, removeFromBrowser, storeInBrowser } from './browser-storage.ts'

const KEY = 'yoyaku.reminders'
const MOST_SHOPS = 20

type Reminder = BookingTerms['reminders'][number]
/** The words of each reminder by its id, by shop; the shop of the last reservation comes last. */
type Agreed = Readonly<Record<string, Readonly<Record<string, string>>>>

function agreedBy(memberId: string): Agreed {
  const stored = readFromBrowser(KEY) as { readonly memberId?: unknown; readonly shops?: Agreed } | null
  return stored?.memberId === memberId ? (stored.shops ?? {}) : {}
}

/** The ids of the reminders that the member agreed to, in the same words, at their last reservation at the shop in this browser. */
export function remindersAgreedTo(memberId: string, shopId: string, reminders: readonly Reminder[]): string[] {
  const words = agreedBy(memberId)[shopId]
  return reminders.filter(({ id, text }) => words?.[id] === text).map(({ id }) => id)
}

/** Remembers what a member agreed to, for their next reservation at the shop. */
export function rememberAgreed(memberId: string, shopId: string, reminders: readonly Reminder[]): void {
  const { [shopId]: _, ...others } = agreedBy(memberId)
  const words = Object.fromEntries(reminders.map(({ id, text }) => [id, text]))
  const shops = [...Object.entries(others), [shopId, words] as const].slice(-MOST_SHOPS)
  storeInBrowser(KEY, { memberId, shops: Object.fromEntries(shops) })
}

export const clearAgreedReminders = (): void => removeFromBrowser(KEY)
