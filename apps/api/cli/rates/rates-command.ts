import { readMaxRateChange } from '../../src/config/config.ts'
import { changeExchangeRates, type ExchangeRate, listExchangeRates } from '../../src/modules/money/exchange-rates.ts'
import { ImplausibleRates, type NewRates, type RatedCurrency, RatesRefused } from '../../src/modules/money/new-rates.ts'
import { readRates } from '../../src/modules/money/read-rates.ts'
import { onDatabase, type Terminal } from '../on-database.ts'
import { readFileOrInput } from '../standard-input.ts'
import { type CommandResult, writeOnDatabase } from '../write-on-database.ts'

export { ImplausibleRates, RatesRefused }

/** The stored rates, and the currencies whose new rate was not taken. */
export type RatesResult = { rates: ExchangeRate[]; newer: RatedCurrency[]; absent: RatedCurrency[] }

export const showRates = (terminal: Terminal): Promise<ExchangeRate[]> => onDatabase(terminal, listExchangeRates)

export type RatesOptions = { force?: boolean; dryRun?: boolean }

/** @throws RatesRefused; then nothing was changed */
export async function setRates(
  terminal: Terminal,
  rates: NewRates,
  { force, dryRun }: RatesOptions,
  command: 'rates set' | 'rates import' = 'rates set',
): Promise<CommandResult<RatesResult>> {
  const maxChange = readMaxRateChange(terminal.env)
  return writeOnDatabase(terminal, { command, dryRun }, async (trx) => {
    const { newer, changes } = await changeExchangeRates(trx, rates, {
      maxChange,
      ...(force !== undefined && { force }),
    })
    return { result: { rates: await listExchangeRates(trx), newer, absent: [] }, changes }
  })
}

/** @throws RatesRefused; then nothing was changed */
export async function importRates(
  terminal: Terminal,
  path: string,
  options: RatesOptions,
): Promise<CommandResult<RatesResult>> {
  const { absent, ...rates } = readRates(jsonOf(await textOf(path, terminal)))
  const { result, changes } = await setRates(terminal, rates, options, 'rates import')
  return { result: { ...result, absent }, changes }
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
