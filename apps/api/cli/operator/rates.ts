import type { ExchangeRate } from '../../src/modules/money/exchange-rates.ts'
import type { NewRates } from '../../src/modules/money/new-rates.ts'
import { fromHere } from '../from-here.ts'
import type { RatesOptions, RatesResult } from '../rates/rates-command.ts'
import type { CommandResult } from '../write-on-database.ts'
import { CommandError } from './command-error.ts'
import { databaseError } from './database-error.ts'
import { showChanges } from './dry-run.ts'
import type { Io } from './io.ts'
import { table } from './plain-text.ts'

type Commands = typeof import('../rates/rates-command.ts')

/** Loaded only here, as the import is. */
async function onRates<Result>(work: (commands: Commands) => Promise<Result>): Promise<Result> {
  const commands = await import('../rates/rates-command.ts')
  try {
    return await work(commands)
  } catch (error) {
    if (!(error instanceof commands.RatesRefused)) throw databaseError(error, 'changed')
    const wayOn = error instanceof commands.ImplausibleRates ? ' --force sets them all the same.' : ''
    throw new CommandError('refused', `${error.message}\nNothing was changed.${wayOn}`)
  }
}

export async function rates(io: Io) {
  const all = await onRates(({ showRates }) => showRates(io))
  return { all, text: tableOf(all) }
}

export async function ratesSet(io: Io, perUsd: NewRates['perUsd'], options: RatesOptions) {
  return withText(await onRates(({ setRates }) => setRates(io, { perUsd, at: null }, options)), options)
}

export async function ratesImport(io: Io, path: string, options: RatesOptions) {
  return withText(await onRates(({ importRates }) => importRates(io, fromHere(path, io.env), options)), options)
}

function withText({ result, changes }: CommandResult<RatesResult>, { dryRun }: RatesOptions) {
  const notes = [
    ...result.newer.map((currency) => `${currency} stays: what stands is newer (--force sets the older one)\n`),
    ...result.absent.map((currency) => `${currency} stays: the file has no rate for it\n`),
  ]
  return { result, text: `${dryRun ? showChanges(changes) : tableOf(result.rates)}${notes.join('')}` }
}

const tableOf = (all: readonly ExchangeRate[]) =>
  table([['CURRENCY', 'FOR 1 USD', 'SINCE'], ...all.map(({ currency, perUsd, at }) => [currency, perUsd, at])])
