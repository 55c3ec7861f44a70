import type { AppContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { boundedFetch, RemoteDown } from '../lib/bounded-fetch.ts'
import { changeExchangeRates, listExchangeRates } from '../modules/money/exchange-rates.ts'
import { RatesRefused } from '../modules/money/new-rates.ts'
import { readRates } from '../modules/money/read-rates.ts'

/** Takes the rates of EXCHANGE_RATES_URL, where that is set. Those that stand stay, and are logged, when it fails or says what cannot be. */
export async function updateExchangeRates({ db, config, log }: AppContext): Promise<void> {
  const { exchangeRatesUrl: url, maxRateChange: maxChange } = config
  if (url === null) return
  try {
    const { absent, ...rates } = readRates(await read(url))
    await transaction(db, (trx) => changeExchangeRates(trx, rates, { maxChange }))
    if (absent.length > 0)
      log.warn(`EXCHANGE_RATES_URL has no rate for ${absent.join(', ')}: what stands stays (${await currentRates(db)})`)
  } catch (error) {
    if (!(error instanceof RatesRefused || error instanceof RemoteDown)) throw error
    // The address stays out of the log: many sources take their key in it.
    const reason = error.message.replaceAll('\n', '; ')
    log.warn(`The rates of EXCHANGE_RATES_URL were not taken: ${reason}. What stands stays (${await currentRates(db)})`)
  }
}

async function read(url: string): Promise<unknown> {
  const answer = await boundedFetch(url, { headers: { accept: 'application/json' } })
  if (answer.status !== 200) throw new RemoteDown(`It answered ${answer.status}`)
  try {
    return await answer.json()
  } catch {
    throw new RatesRefused('It is no JSON')
  }
}

const currentRates = async (db: AppContext['db']) =>
  (await listExchangeRates(db)).map(({ currency, perUsd, at }) => `${currency} ${perUsd} of ${at}`).join(', ')
