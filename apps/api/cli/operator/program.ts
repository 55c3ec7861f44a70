import { Command, CommanderError, Option } from 'commander'
import { LOCALES } from '../../src/contract/tables.gen.ts'
import type { Locale } from '../../src/contract/types.ts'
import type { BrandOptions } from '../brand/brand-command.ts'
import { sayMistake } from '../import/mistakes.ts'
import { FORMATS } from '../standard-input.ts'
import { createAsk } from './api-client.ts'
import { aDate, aNumber, anEmail, aPhone, aShop, aText } from './arguments.ts'
import { brand } from './brand.ts'
import { closureCommands } from './closure-commands.ts'
import { CommandError, EXIT } from './command-error.ts'
import { deletionsCommand } from './deletions.ts'
import { canDryRun, DRY_RUN_END, type DryRun, isDryRun } from './dry-run.ts'
import { type ImportOptions, importInto } from './import-into.ts'
import type { Io } from './io.ts'
import { keyCommands } from './key-commands.ts'
import { legalCommands } from './legal-commands.ts'
import { logCommand } from './log.ts'
import { memberCommands } from './member-commands.ts'
import { nameFlags } from './name-flags.ts'
import { plain } from './plain-text.ts'
import { ratesCommands } from './rates-commands.ts'
import { rescheduleCommand } from './reschedule-command.ts'
import { type ChangeOptions, cancel, change, correct, type ListOptions, list, show } from './reservations.ts'
import { reviewCommands } from './review-commands.ts'
import { shopCommands } from './shop-commands.ts'
import { showChange, showList, showOne, showUnchanged } from './show.ts'
import { unknownWordsCommand } from './unknown-words.ts'
import { waitingCommand } from './waiting-command.ts'

type Global = { url?: string; lang: Locale; json?: boolean }

const STATUSES = ['confirmed', 'upcoming', 'cancelled', 'completed', 'noshow']
const MOST_LISTED = 100
const LONGEST_REASON = 500
const LONGEST_NAME = 120
/** More would scroll the first out of the terminal. */
const MOST_MISTAKES = 50
const EXITS = `
Exit codes: 0 success, 1 rejected, 2 usage error, 3 server unreachable, 4 invalid key.
Set OPERATOR_KEY to your own key (key create), or to that of the server. With the latter, OPERATOR_NAME is your name in the audit
log (default: your account's name).`

const NO_KEY = 'Needs no key: it works on the database in DATA_DIR or at DATABASE_URL, whether the server runs or not.'

/** Runs one command line; the exit code. */
export async function runOperator(args: string[], io: Io): Promise<number> {
  const program = commands(io)
  try {
    await program.parseAsync(args, { from: 'user' })
    return typeof process.exitCode === 'number' ? process.exitCode : 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage
    if (!(error instanceof CommandError)) throw error
    if (program.opts<Global>().json) io.out(`${JSON.stringify(asJson(error), null, 2)}\n`)
    else {
      for (const mistake of error.mistakes.slice(0, MOST_MISTAKES)) io.err(`${plain(sayMistake(mistake))}\n`)
      const more = error.mistakes.length - MOST_MISTAKES
      if (more > 0) io.err(`… and ${more} more; --json lists them all\n`)
      io.err(`${error.message}\n`)
    }
    return error.exit
  }
}

const asJson = ({ message, mistakes, hides }: CommandError) => ({
  error: message,
  ...(mistakes.length > 0 && { mistakes }),
  ...(hides && { hides }),
})

function commands(io: Io): Command {
  const { env, out, err } = io
  const program = new Command('operator')
  const api = () => createAsk(env, { ...program.opts<Global>(), dryRun: isDryRun(acting) })
  let acting: Command | undefined
  program.hook('preAction', (_, command) => {
    acting = command
  })
  const print = (value: unknown, text: string) => {
    const dryRun = isDryRun(acting)
    if (!program.opts<Global>().json) return out(dryRun ? `${text}${DRY_RUN_END}` : text)
    out(`${JSON.stringify(dryRun ? { ...(value as object), dryRun } : value, null, 2)}\n`)
  }
  program
    .description(
      'What the people who run shops do with reservations, closed days, the catalogue, the brand, the legal texts and the exchange rates.',
    )
    .option('--url <origin>', 'where the server is (default: PUBLIC_URL, else PORT on this machine)')
    .option('--json', 'for machines: what was asked for, or {"error", "mistakes"}')
    .addOption(new Option('--lang <language>', 'of names').choices(LOCALES).default('en'))
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err })
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', EXITS)
    .showSuggestionAfterError()

  program
    .command('list')
    .alias('bookings')
    .description('list reservations, latest first, or find those of somebody; dates and times are those of each shop')
    .option('--email <address>', 'of the member, or given with the booking', anEmail)
    .option('--phone <number>', 'as it is said or typed', aPhone)
    .option('--name <name>', 'part of the name, in either order', aText(LONGEST_NAME))
    .option('--code <code>', 'of the reservation')
    .option('--shop <id>', 'of this shop', aShop)
    .option('--date <date>', 'on this day, for example 2026-11-24', aDate)
    .addOption(new Option('--status <status>', 'that stand so').choices(STATUSES))
    .option('--after <cursor>', 'the page after the last, which names it; what is booked meanwhile moves no page')
    .option('--page <number>', 'from 0, instead', (text) => aNumber(text, 0, 10_000), 0)
    .option('--limit <number>', `at most so many, up to ${MOST_LISTED}`, (text) => aNumber(text, 1, MOST_LISTED), 20)
    .action(async (options: ListOptions) => {
      const found = await list(api(), options)
      print(found, showList(found, program.opts<Global>().lang))
    })
  program
    .command('show <code>')
    .description('show one reservation, its possible transitions and its audit log')
    .action(async (code: string) => {
      const found = await show(api(), code)
      print(found, showOne(found, program.opts<Global>().lang))
    })

  const changing = (name: string, description: string) =>
    canDryRun(program.command(`${name} <code>`).description(description))
  const paid = ['--paid <amount>', 'what was paid, in the currency of the shop'] as const
  changing('complete', 'mark as completed (from the start time)')
    .option(...paid)
    .action(async (code: string, options: ChangeOptions) =>
      done(await change(api(), code, 'completed', options), options),
    )
  changing('no-show', 'mark as no-show (from 15 minutes after the start)')
    .option(...paid)
    .action(async (code: string, options: ChangeOptions) => done(await change(api(), code, 'noshow', options), options))
  changing('cancel', 'cancel a reservation: the time becomes available, and the member is notified')
    .option('--reason <text>', 'why, for the member to read', aText(LONGEST_REASON))
    .action(async (code: string, options: ChangeOptions) => {
      const { isNew, reservation } = await cancel(api(), code, options)
      print(reservation, isNew ? showChange(reservation, options) : showUnchanged(reservation))
    })
  changing('correct', 'swap completed and no-show (within 7 days)')
    .option(...paid)
    .action(async (code: string, options: ChangeOptions) => done(await correct(api(), code, options), options))
  rescheduleCommand(program, api, print)
  closureCommands(program, api, print)
  waitingCommand(program, api, print)
  reviewCommands(program, api, print)
  shopCommands(program, io, print, NO_KEY)
  memberCommands(program, api, print)
  logCommand(program, api, print)
  canDryRun(program.command('import <path>'))
    .description('import the catalogue: a folder of CSV files, .json or .jsonl, or - (docs/catalogue-format.md)')
    .option('--replace', 'what is not in it is no longer offered, and what is in it without a status is')
    .option('--force', 'with --replace, also if it hides more than 20 % of the shown shops or services, or a city')
    .addOption(new Option('--format <format>', 'of standard input').choices(FORMATS))
    .addHelpText('after', `\n${NO_KEY}`)
    .action(async (path: string, options: ImportOptions) => {
      const { summary, text } = await importInto(path, { ...options, lang: program.opts<Global>().lang }, io)
      print(summary, text)
    })
  canDryRun(program.command('brand'))
    .description(
      'show how the platform looks and calls itself, after changing what is given; pages follow within a minute',
    )
    .option('--title <name>', 'its name')
    .option('--tagline-en <sentence>', 'what it says of itself on the home page, in English; none for the built-in one')
    .option('--tagline-ko <sentence>', 'the same in Korean')
    .option('--tagline-ja <sentence>', 'the same in Japanese')
    .option('--tagline-zh <sentence>', 'the same in Chinese')
    .option('--currency <code>', 'in which prices are shown to whoever has chosen none: USD, TWD, JPY or KRW')
    .option('--primary <color>', 'of covers and text, for example #16213e (slot navy-blue-1)')
    .option('--secondary <color>', 'of buttons and links (slot blue-1)')
    .option('--accent <color>', 'of the one thing that stands out (slot yellow)')
    .option('--link <color>', 'of quiet surfaces (slot blue-2)')
    .option('--banner <picture>', 'of the front page: https://…, drawn or none')
    .option('--logo <picture>', 'beside the name: https://…, drawn or none')
    .addHelpText('after', `\n${NO_KEY}`)
    .action(async (options: BrandOptions & DryRun) => {
      const { style, text } = await brand(options, io)
      print(style, text)
    })
  legalCommands(program, io, print, NO_KEY)
  ratesCommands(program, io, print, NO_KEY)
  keyCommands(program, io, print, NO_KEY)
  unknownWordsCommand(program, io, print, NO_KEY)
  deletionsCommand(program, io, print, NO_KEY)
  const done = (reservation: Awaited<ReturnType<typeof change>>, options: DryRun) =>
    print(reservation, showChange(reservation, options))
  nameFlags(program)
  return program
}
