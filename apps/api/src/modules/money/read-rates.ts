import { z } from 'zod'
import {
  isRate,
  LEAST_RATE,
  MOST_RATE,
  type NewRates,
  RATED_CURRENCIES,
  type RatedCurrency,
  RatesRefused,
} from './new-rates.ts'

const SIGNIFICANT_DIGITS = 12

const rateFile = z.object({
  base: z.string().optional(),
  base_code: z.string().optional(),
  rates: z.record(z.string(), z.unknown()),
  timestamp: z.number().positive().optional(),
  time_last_update_unix: z.number().positive().optional(),
  date: z.iso.date().optional(),
})

export type ReadRates = NewRates & { absent: RatedCurrency[] }

/**
 * Rates as JSON of a common source: `{"base": "USD", "rates": {"JPY": 154.72, …}}`, with any base whose rate to the dollar is in it
 * (`base_code` is understood), and when it was so as `timestamp` or `time_last_update_unix` (seconds) or `date`.
 * @throws RatesRefused where it is not that, or a rate is no positive number
 */
export function readRates(json: unknown): ReadRates {
  const { data } = rateFile.safeParse(json)
  const base = data?.base ?? data?.base_code
  if (data === undefined || base === undefined)
    throw new RatesRefused('It is not {"base": "USD", "rates": {"JPY": 154.72, …}}')
  const rateIn = (currency: string) => (currency === base ? 1 : data.rates[currency])
  const dollar = numberOf(rateIn('USD'), 'USD')
  const present = RATED_CURRENCIES.filter((currency) => rateIn(currency) !== undefined)
  if (present.length === 0) throw new RatesRefused(`It has no rate for ${RATED_CURRENCIES.join(', ')}`)
  const perUsd = Object.fromEntries(
    present.map((currency) => [currency, decimalOf(numberOf(rateIn(currency), currency) / dollar, currency)]),
  )
  const seconds = data.timestamp ?? data.time_last_update_unix
  const at = seconds === undefined ? data.date : instantOf(seconds)
  return {
    perUsd,
    at: at === undefined ? null : at.length === 10 ? `${at}T00:00:00Z` : at,
    absent: RATED_CURRENCIES.filter((currency) => !present.includes(currency)),
  }
}

function numberOf(value: unknown, currency: string): number {
  if (typeof value !== 'number' || !(value > 0)) throw new RatesRefused(`The rate of ${currency} is no positive number`)
  return value
}

function decimalOf(rate: number, currency: RatedCurrency): string {
  if (!isRate(rate)) throw new RatesRefused(`The rate of ${currency} is not between ${LEAST_RATE} and ${MOST_RATE}`)
  return String(Number(rate.toPrecision(SIGNIFICANT_DIGITS)))
}

function instantOf(seconds: number): string {
  const at = new Date(seconds * 1000)
  if (Number.isNaN(at.getTime())) throw new RatesRefused('Its time is none')
  return at.toISOString()
}
