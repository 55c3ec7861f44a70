import type { Currency } from '../client/types.ts'

/** ISO 4217 minor units. */
export const DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, TWD: 2, JPY: 0, KRW: 0 }
/** TWD prices are whole dollars, shown without decimals. */
export const SHOWN_DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, TWD: 0, JPY: 0, KRW: 0 }
