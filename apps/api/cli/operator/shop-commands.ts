import { type Command, InvalidArgumentError, Option } from 'commander'
import { LOCALES } from '../../src/contract/tables.gen.ts'
import type { ShopChanges, ShopRow } from '../shops/shops-command.ts'
import { STANDARD_INPUT } from '../standard-input.ts'
import { aNumber, anEmail, aShop, aText } from './arguments.ts'
import { CommandError } from './command-error.ts'
import { databaseError } from './database-error.ts'
import { canDryRun, type DryRun, showChanges } from './dry-run.ts'
import type { Io, Say } from './io.ts'
import { table } from './plain-text.ts'

type Commands = typeof import('../shops/shops-command.ts')
type Language = NonNullable<ShopRow['language']>
type ShopsOptions = { city?: string; after?: string; limit: number }

const NONE = 'none'
const MOST_LISTED = 1000
const LONGEST_WORDS = 120
const MOST_UNITS = 8

/** A rental has a unit for each number of days. */
function shortList(units: string): string {
  const ids = units.split(' ')
  return ids.length > MOST_UNITS ? `${ids[0]} … ${ids.at(-1)}` : units
}

/** Loaded only here, as the import is. */
async function onShops<Result>(work: (commands: Commands) => Promise<Result>): Promise<Result> {
  const commands = await import('../shops/shops-command.ts')
  try {
    return await work(commands)
  } catch (error) {
    throw error instanceof commands.UnknownShop
      ? new CommandError('refused', error.message)
      : databaseError(error, 'changed')
  }
}

/** The commands that read the catalogue, and the one that sets where a shop learns of its bookings. */
export function shopCommands(program: Command, io: Io, print: Say, note: string): void {
  const lang = () => program.opts<{ lang: Language }>().lang
  const shop = ['<shop>', 'id of a shop; shops lists them', aShop] as const
  program
    .command('shops')
    .argument('[words]', 'part of an id, or of a name in any language', aText(LONGEST_WORDS))
    .description('list shops by id, also those that are not shown')
    .option('--city <id>', 'in this city')
    .option('--after <id>', 'the page after the last: behind this shop', aShop)
    .option('--limit <number>', `at most so many, up to ${MOST_LISTED}`, (text) => aNumber(text, 1, MOST_LISTED), 100)
    .addHelpText('after', `\n${note}`)
    .action(async (words: string | undefined, options: ShopsOptions) => {
      const query = { ...options, ...(words !== undefined && { words }), lang: lang() }
      const found = await onShops(({ listShops }) => listShops(io, query))
      const rows = found.data.map(({ id, name, city, status, email }) => [id, name, city, status, email ?? ''])
      const more = found.next === null ? '' : `More: --after ${found.next}\n`
      print(found, listed(['SHOP', 'NAME', 'CITY', 'STATUS', 'E-MAIL'], rows, 'shops') + more)
    })
  program
    .command('services')
    .argument(...shop)
    .description('list the services of a shop and their units, also those that are not shown')
    .addHelpText('after', `\n${note}`)
    .action(async (id: string) => {
      const found = await onShops(({ listServices }) => listServices(io, id, lang()))
      const rows = found.map((one) => [one.id, one.name, one.category, one.status, one.mode, shortList(one.units)])
      print(found, listed(['SERVICE', 'NAME', 'CATEGORY', 'STATUS', 'MODE', 'UNITS'], rows, 'services'))
    })
  program
    .command('staff')
    .argument(...shop)
    .description('list the staff of a shop')
    .addHelpText('after', `\n${note}`)
    .action(async (id: string) => {
      const found = await onShops(({ listStaff }) => listStaff(io, id, lang()))
      const rows = found.map((one) => [one.id, one.name, one.title ?? '', one.status])
      print(found, listed(['STAFF', 'NAME', 'TITLE', 'STATUS'], rows, 'staff'))
    })
  program
    .command('equipment')
    .argument(...shop)
    .description('list the beds, rooms, cars and other things of a shop')
    .addHelpText('after', `\n${note}`)
    .action(async (id: string) => {
      const found = await onShops(({ listEquipment }) => listEquipment(io, id, lang()))
      const rows = found.map((one) => [one.id, one.name, one.kind, String(one.capacity), one.status])
      print(found, listed(['EQUIPMENT', 'NAME', 'KIND', 'CAPACITY', 'STATUS'], rows, 'equipment'))
    })
  canDryRun(program.command('shop'))
    .argument(...shop)
    .description('show a shop, after setting where it learns of its bookings')
    .option('--email <address>', 'where its bookings are sent, for the shop alone; none for nowhere', emailOrNone)
    .addOption(
      new Option('--language <language>', 'of what is sent; none for that of its country').choices([...LOCALES, NONE]),
    )
    .addHelpText('after', `\n${note}`)
    .action(
      async (
        id: string,
        { email, language, dryRun = false }: DryRun & { email?: string; language?: Language | typeof NONE },
      ) => {
        const changes: ShopChanges = {
          ...(email !== undefined && { email: nullOfNone(email) }),
          ...(language !== undefined && { language: nullOfNone(language) }),
        }
        const outcome = await onShops(({ setShop }) => setShop(io, id, { ...changes, lang: lang(), dryRun }))
        print(outcome.result, dryRun ? showChanges(outcome.changes) : showShop(outcome.result))
      },
    )
  program
    .command('export')
    .description(`write the catalogue to standard output, as import ${STANDARD_INPUT} --format jsonl reads it`)
    .addHelpText('after', `\n${note}`)
    .action(async () => {
      const { exportCommand } = await import('../import/export-command.ts')
      try {
        await exportCommand(io, (line) => io.out(`${line}\n`))
      } catch (error) {
        throw databaseError(error, 'changed')
      }
    })
  program
    .command('drawings')
    .description(
      'list the names of the built-in drawings, for icon, cover and gallery of a catalogue; an avatar is woman or man',
    )
    .action(async () => {
      const { DRAWINGS } = await import('@yoyaku/drawings')
      print(DRAWINGS, DRAWINGS.map((name) => `${name}\n`).join(''))
    })
}

function emailOrNone(text: string): string {
  try {
    return text === NONE ? NONE : anEmail(text)
  } catch {
    throw new InvalidArgumentError(`Not an e-mail address; ${NONE} takes it away.`)
  }
}

const nullOfNone = <Value extends string>(value: Value | typeof NONE): Value | null =>
  value === NONE ? null : (value as Value)

const listed = (head: string[], rows: string[][], what: string): string =>
  rows.length === 0 ? `No such ${what}.\n` : table([head, ...rows])

const showShop = ({ id, name, city, status, phone, email, language, openSince, license }: ShopRow): string =>
  table([
    ['Shop', `${name} (${id})`],
    ['City', city],
    ['Status', status],
    ['Phone', phone],
    ['Open since', openSince === null ? NONE : String(openSince)],
    ['License', license ?? NONE],
    ['E-mail', email ?? 'none: it learns of no booking'],
    ['Language', language ?? 'that of its country'],
  ])
