import type { QueryClient } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import * as z from 'zod/mini'

const act = z.object({ type: z.literal('favorite'), shopId: z.string() })
const intent = z.object({ page: z.nullable(z.string()), act: z.nullable(act) })

/** What a visitor wanted to do when a sign-in came in between. */
export type Act = z.infer<typeof act>
/** Where to go after the sign-in (without language), and what to do; goes through the sign-in and over a provider's redirect. */
export type Intent = z.infer<typeof intent>

const stateOfVisit = z.object({ act })

/** The act travels in the history's state, so that no link from elsewhere can order one. */
export const stateFor = (wanted: Act) => ({ act: wanted })
export const parseAct = (historyState: unknown): Act | null => stateOfVisit.safeParse(historyState).data?.act ?? null

export const parseIntent = (stored: unknown): Intent => intent.safeParse(stored).data ?? { page: null, act: null }

/** Begins the key of every list of favourites. */
export const FAVORITES = ['member', '/api/v1/user-favorite'] as const

/** Carries out what was asked for before the sign-in. Rejects where it fails. */
export async function fulfilIntent({ act: wanted }: Intent, sdk: Yoyaku, cache: QueryClient): Promise<void> {
  if (wanted === null) return
  const { failure } = await sdk.favorites.add(wanted.shopId)
  if (failure !== null) throw failure
  // A first read that is under way may have missed the change, and would not be begun again by itself.
  await cache.cancelQueries({ queryKey: FAVORITES })
  await cache.invalidateQueries({ queryKey: FAVORITES })
}
