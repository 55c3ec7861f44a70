import type { Command } from 'commander'
import type { Ask } from './api-client.ts'
import { aDate, anOpening, aShop, aText, aTime, days, weekdays } from './arguments.ts'
import {
  type BlockOptions,
  block,
  closures,
  showBlocked,
  showClosures,
  showTaken,
  showUnblocked,
  unblock,
} from './closures.ts'
import { CommandError } from './command-error.ts'
import { canDryRun, type DryRun } from './dry-run.ts'
import { type HoursOptions, hours, showHours } from './hours.ts'
import type { Say } from './io.ts'

const LONGEST_REASON = 200
const SHOP = ['<shop>', 'id of a shop; shops lists them', aShop] as const
const WHO = ['--who <name>', 'only this staff member or thing: its name, or its id in the catalogue'] as const

/** The commands for closures and hours. */
export function closureCommands(program: Command, api: () => Ask, print: Say): void {
  canDryRun(program.command('block'))
    .argument(...SHOP)
    .description('close a shop, or one of its staff or things, for days or hours; what is booked stays, and is listed')
    .option('--date <days>', 'whole days of the shop, each with its night: 2027-02-06, or 2027-02-06..2027-02-11', days)
    .option('--from <time>', 'from this time of the shop, for example 2026-11-24T13:00', aTime)
    .option('--to <time>', 'until then', aTime)
    .option(...WHO)
    .option('--reason <text>', 'for operators; visitors never read it', aText(LONGEST_REASON))
    .action(async (shop: string, options: BlockOptions) => {
      const blocked = await block(api(), shop, options)
      print(blocked, showBlocked(blocked, program.opts<{ lang: string }>().lang, options))
    })
  canDryRun(program.command('unblock <id>'))
    .description('open again what a closure closed; `blocked` lists their ids')
    .action(async (id: string, options: DryRun) => {
      const closure = await unblock(api(), id, options)
      print(closure, showUnblocked(closure, options))
    })
  program
    .command('blocked')
    .argument(...SHOP)
    .description('list what is closed from now on, and who has other hours; times are those of the shop')
    .action(async (shop: string) => {
      const found = await closures(api(), shop)
      print(found, showClosures(found))
    })
  canDryRun(program.command('hours'))
    .argument(...SHOP)
    .description(
      'show when a shop opens, after setting the hours of one day (an extra opening day, a moved holiday) or of weekdays',
    )
    .option('--date <date>', 'the day whose hours are set, for example 2026-12-06', aDate)
    .option('--weekday <days>', 'every week from now on: monday, or monday..friday', weekdays)
    .option('--open <hours>', 'from when to when, for example 10:00-15:00; again for a second stretch', anOpening)
    .option(...WHO)
    .option('--usual', 'the day is like any other again')
    .option('--closed', 'it does not open on these weekdays; with --who: not there on this date')
    .action(async (shop: string, options: HoursOptions) => {
      if (!hasOneMeaning(options))
        throw new CommandError(
          'usage',
          'To set hours, give --date and either --open or --usual, or --weekday and either --open or --closed. With --who, give --date and --open, --closed or --usual. To close a day: block SHOP --date DAY',
        )
      const { found, taken } = await hours(api(), shop, options)
      const listed = taken === null ? '' : showTaken(taken, program.opts<{ lang: string }>().lang)
      print(taken === null ? found : { hours: found, ...taken }, `${showHours(found)}${listed}`)
    })
}

const ONE_MEANING = [
  ...['', 'date open', 'date usual', 'weekday open', 'weekday closed'],
  ...['who date open', 'who date usual', 'who date closed'],
]

/** Whether the options only show hours, or name the days and their hours, once each. */
function hasOneMeaning({ who, date, weekday, open, usual, closed }: HoursOptions): boolean {
  const given = [
    who && 'who',
    date && 'date',
    weekday && 'weekday',
    open && 'open',
    usual && 'usual',
    closed && 'closed',
  ]
  return ONE_MEANING.includes(given.filter(Boolean).join(' '))
}
