import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'
import { ImplausibleRates, type NewRates, RATED_CURRENCIES, type RatedCurrency, RatesRefused } from './new-rates.ts'

/** Units for one US dollar, as a decimal, and since when it is so, ISO 8601 in UTC. */
export type ExchangeRate = { currency: RatedCurrency; perUsd: string; at: string }

export type ChangeRules = {
  /** How many percent a rate may rise, or what it is compared with, before it is taken for a mistake. */
  maxChange: number
  /** Accepts rates that changed more, and those older than the stored ones. */
  force?: boolean
}

type RateChanges = { [Of in RatedCurrency]?: { from: string | null; to: string } }

const PERCENT_DIGITS = 2
const MOST_AHEAD_MS = 24 * 3_600_000

export async function listExchangeRates(db: Db | Trx): Promise<ExchangeRate[]> {
  const { rows } = await sql<ExchangeRate>`
    select currency, per_usd::text as "perUsd", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from exchange_rate order by currency`.execute(db)
  return rows
}

/**
 * Changes all given rates, or none. Agreed prices stay: a reservation has its own copy of the rate. `newer`: the currencies
 * whose stored rate is newer, and stays.
 * @throws RatesRefused
 */
export async function changeExchangeRates(
  trx: Trx,
  { perUsd, at }: NewRates,
  { maxChange, force = false }: ChangeRules,
): Promise<{ newer: RatedCurrency[]; changes: RateChanges }> {
  await sql`lock table exchange_rate in share row exclusive mode`.execute(trx)
  const before = new Map((await listExchangeRates(trx)).map((rate) => [rate.currency, rate]))
  const since = await timeOf(trx, at)
  const newRates = RATED_CURRENCIES.flatMap((currency) => {
    const rate = perUsd[currency]
    return rate === undefined ? [] : [{ currency, rate }]
  })
  const isOlder = ({ currency }: { currency: RatedCurrency }) =>
    !force && Date.parse(before.get(currency)?.at ?? '') > Date.parse(since)
  const taken = newRates.filter((one) => !isOlder(one))
  const mistakes = taken.flatMap(({ currency, rate }) => {
    const last = before.get(currency)?.perUsd
    if (force || last === undefined || isPlausible(Number(rate) / Number(last), maxChange)) return []
    const change = inPercent(Number(rate) / Number(last))
    return [
      `${currency} would go from ${last} to ${rate}, by ${change}; plausible is ${plausibleChange(maxChange)} at most`,
    ]
  })
  if (mistakes.length > 0) throw new ImplausibleRates(mistakes.join('\n'))
  for (const { currency, rate } of taken) {
    await trx
      .insertInto('exchange_rate')
      .values({ currency, per_usd: rate, at: since })
      .onConflict((conflict) => conflict.column('currency').doUpdateSet({ per_usd: rate, at: since }))
      .execute()
  }
  const changes = Object.fromEntries(
    taken.map(({ currency, rate }) => [currency, { from: before.get(currency)?.perUsd ?? null, to: rate }]),
  )
  return { newer: newRates.filter(isOlder).map(({ currency }) => currency), changes }
}

/** A clock that is a little ahead counts as now; one far ahead would keep out every later rate. */
async function timeOf(trx: Trx, at: string | null): Promise<string> {
  const { rows } = await sql<{ now: string }>`
    select to_char(app_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now`.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('The query for the time returned no row')
  const ahead = at === null ? 0 : Date.parse(at) - Date.parse(row.now)
  if (ahead > MOST_AHEAD_MS) throw new RatesRefused(`The rates are from ${at}, which has not come yet`)
  return at === null || ahead > 0 ? row.now : at
}

/** The same way up and back: where 100 may become 110, 110 may become 100. */
const isPlausible = (ratio: number, maxChange: number): boolean =>
  Number(((Math.max(ratio, 1 / ratio) - 1) * 100).toFixed(PERCENT_DIGITS)) <= maxChange

/** `+10 % or −9.09 %` */
const plausibleChange = (maxChange: number): string =>
  `${inPercent(1 + maxChange / 100)} or ${inPercent(1 / (1 + maxChange / 100))}`

/** `+10 %` of 1.1, `−9.09 %` of its inverse. */
function inPercent(ratio: number): string {
  const percent = Number(((ratio - 1) * 100).toFixed(PERCENT_DIGITS))
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`
}
