import type { Provider } from '@yoyaku/core/types'
import * as z from 'zod/mini'
import { readFromTab, removeFromTab, storeInTab } from '../../components/form/tab-storage.ts'

const KEY = 'yoyaku.provider'
const PROVIDERS = ['google', 'facebook', 'apple'] as const

/** Stores in this tab that a sign-in with a provider began here. */
export const rememberMethod = (provider: Provider): void => storeInTab(KEY, provider)

/**
 * Takes the provider with which this tab began. A ticket without one began elsewhere: a link that would sign a person in as
 * somebody else.
 */
export function takeMethod(): ProviderTicket['provider'] | null {
  const method = readFromTab(KEY)
  removeFromTab(KEY)
  return PROVIDERS.find((provider) => provider === method) ?? null
}

const providerTicket = z.object({ provider: z.enum(PROVIDERS), ticket: z.string() })
const stateOfReturn = z.object({ returned: providerTicket })

/** With what a provider sent the person back to this tab. */
export type ProviderTicket = z.infer<typeof providerTicket>

/** In the history's state a ticket outlives a reload, and no link from elsewhere can bring one. */
export const stateWithTicket = (returned: ProviderTicket) => ({ returned })
export const ticketIn = (historyState: unknown): ProviderTicket | null =>
  stateOfReturn.safeParse(historyState).data?.returned ?? null

/** A ticket that has served is no longer tried after a reload. */
export function forgetTicket(): void {
  if (ticketIn(history.state) === null) return
  const { returned: _, ...state } = history.state as Record<string, unknown>
  history.replaceState(Object.keys(state).length === 0 ? null : state, '')
}
