import type { Command } from 'commander'
import { type NewRates, RATED_CURRENCIES, typedRate } from '../../src/modules/money/new-rates.ts'
import type { RatesOptions } from '../rates/rates-command.ts'
import { CommandError } from './command-error.ts'
import { canDryRun } from './dry-run.ts'
import type { Io, Say } from './io.ts'
import { rates, ratesImport, ratesSet } from './rates.ts'

const FORCE = [
  '--force',
  'also when it changed more than EXCHANGE_RATES_MAX_CHANGE, or is older than what stands',
] as const

/** The commands for exchange rates. */
export function ratesCommands(program: Command, io: Io, print: Say, note: string): void {
  const command = program.command('rates').description('exchange rates: show, set, import; agreed prices stay')
  command
    .command('show', { isDefault: true })
    .description('show what one US dollar is worth, and since when')
    .addHelpText('after', `\n${note}`)
    .action(async () => {
      const { all, text } = await rates(io)
      print(all, text)
    })
  canDryRun(command.command('set <rates...>'))
    .description('set rates, for example JPY=154.72 KRW=1418.35 TWD=31.26; what is not given stays')
    .option(...FORCE)
    .addHelpText('after', `\n${note}`)
    .action(async (args: string[], options: RatesOptions) => {
      const { result, text } = await ratesSet(io, typedRates(args), options)
      print(result, text)
    })
  canDryRun(command.command('import <file>'))
    .description('set the rates of a JSON file, or of standard input (-): {"base": "USD", "rates": {"JPY": 154.72, …}}')
    .option(...FORCE)
    .addHelpText('after', `\n${note}`)
    .action(async (path: string, options: RatesOptions) => {
      const { result, text } = await ratesImport(io, path, options)
      print(result, text)
    })
}

function typedRates(args: readonly string[]): NewRates['perUsd'] {
  const typed = args.map((text) => {
    const [name = '', value = ''] = text.split('=')
    const currency = RATED_CURRENCIES.find((one) => one === name.toUpperCase())
    const rate = typedRate(value)
    if (currency === undefined || rate === null)
      throw new CommandError(
        'usage',
        `${text} is no rate: write what one US dollar is worth, as JPY=154.72, of ${RATED_CURRENCIES.join(', ')}`,
      )
    return [currency, rate] as const
  })
  return Object.fromEntries(typed)
}
