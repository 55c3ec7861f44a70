import type { Currency } from '../../contract/types.ts'

/** The currencies that have a rate: what one US dollar is worth. */
export const RATED_CURRENCIES = ['JPY', 'KRW', 'TWD'] as const satisfies readonly Currency[]
export type RatedCurrency = (typeof RATED_CURRENCIES)[number]

/** Units for one US dollar, as decimals. `at` is when the rates were so, ISO 8601; null: now. */
export type NewRates = { perUsd: Partial<Record<RatedCurrency, string>>; at: string | null }

/** Rates that cannot be taken; nothing was changed. The message names currencies and numbers only. */
export class RatesRefused extends Error {
  override name = 'RatesRefused'
}

/** Rates that differ too much from those before; `force` takes them. */
export class ImplausibleRates extends RatesRefused {}

export const LEAST_RATE = 0.0001
export const MOST_RATE = 1_000_000

/** `154.72` as somebody types it, or null. */
export const typedRate = (text: string): string | null =>
  /^\d{1,7}(\.\d{1,12})?$/.test(text) && isRate(Number(text)) ? text : null

export const isRate = (rate: number): boolean => rate >= LEAST_RATE && rate <= MOST_RATE
