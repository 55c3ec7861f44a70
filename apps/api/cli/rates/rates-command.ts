import { readMaxRateChange } from '../../src/config/config.ts'
import { changeExchangeRates, type ExchangeRate, listExchangeRates } from '../../src/modules/money/exchange-rates.ts'
import { ImplausibleRates, type NewRates, type RatedCurrency, RatesRefused } from '../../src/modules/money/new-rates.ts'
import { readRates } from '../../src/modules/money/read-rates.ts'
import { onDatabase, type Terminal } from '../on-database.ts'
import { recordCommand } from '../record-command.ts'
import { readFileOrInput } from '../standard-input.ts'

export { ImplausibleRates, RatesRefused }

/** The stored rates, and the currencies whose new rate was not taken. */
export type RatesResult = { rates: ExchangeRate[]; newer: RatedCurrency[]; absent: RatedCurrency[] }

export const showRates = (terminal: Terminal): Promise<ExchangeRate[]> => onDatabase(terminal, listExchangeRates)

/** @throws RatesRefused; then nothing was changed */
export async function setRates(
  terminal: Terminal,
  rates: NewRates,
  force: boolean,
  command = 'rates set',
): Promise<RatesResult> {
  const maxChange = readMaxRateChange(terminal.env)
  return onDatabase(terminal, async (db) => {
    const newer = await changeExchangeRates(db, rates, {
      ...{ maxChange, force },
      onChanged: (trx, changes) => recordCommand(trx, terminal, command, changes),
    })
    return { rates: await listExchangeRates(db), newer, absent: [] }
  })
}

/** @throws RatesRefused; then nothing was changed */
export async function importRates(terminal: Terminal, path: string, force: boolean): Promise<RatesResult> {
  const { absent, ...rates } = readRates(jsonOf(await textOf(path, terminal)))
  return { ...(await setRates(terminal, rates, force, 'rates import')), absent }
}

async function textOf(path: string, { input }: Terminal): Promise<string> {
  const bytes = await readFileOrInput(path, input).catch((error: NodeJS.ErrnoException) => error)
  if (bytes instanceof Error) throw new RatesRefused(`${path} cannot be read: ${bytes.code ?? bytes.message}`)
  return new TextDecoder().decode(bytes)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RatesRefused('It is no JSON')
  }
}
