import type { Command } from 'commander'
import type { Schemas } from '../../src/contract/types.ts'
import { localMinute } from '../../src/lib/local-minute.ts'
import type { Ask } from './api-client.ts'
import { aClockTime, aNumber, aText, aTime } from './arguments.ts'
import { canDryRun, type DryRun } from './dry-run.ts'
import type { Say } from './io.ts'
import { plain } from './plain-text.ts'
import { pathOf, show } from './reservations.ts'
import { money } from './show.ts'

type Options = {
  to: string
  staff?: string
  item?: string
  people?: number
  unit?: string
  returnTime?: string
  returnShop?: string
} & DryRun
type Reservation = Schemas['Reservation']

const LONGEST_ID = 64
const ANY = 'any'
const PICK_UP = 'pick-up'

/** The command that gives a reservation another time. */
export function rescheduleCommand(program: Command, api: () => Ask, print: Say): void {
  canDryRun(program.command('reschedule <code>'))
    .description('give a reservation another time, until it starts: it keeps its code, and the member is notified')
    .requiredOption('--to <time>', 'the new start, in the time of the shop: 2026-11-24T13:00', aTime)
    .option('--staff <id>', `who serves; ${ANY}: whoever is available`, aText(LONGEST_ID))
    .option('--item <id>', `the seat, room or car; ${ANY}: whatever is available`, aText(LONGEST_ID))
    .option('--people <number>', 'how many come', (text) => aNumber(text, 1, 60))
    .option('--unit <id>', 'another option of the service; of a rental its days: d4', aText(LONGEST_ID))
    .option(
      '--return-time <time>',
      `when a rental is returned on its last day: 18:00; ${PICK_UP}: at the time of the pick-up`,
      (text) => (text === PICK_UP ? PICK_UP : aClockTime(text)),
    )
    .option(
      '--return-shop <id>',
      'the shop at which a rental is returned, one of the branches or the shop itself',
      aText(LONGEST_ID),
    )
    .action(async (code: string, options: Options) => {
      const { reservation: before } = await show(api(), code)
      const { data: after } = await api()<{ data: Reservation }>('POST', `${pathOf(code)}/reschedule`, {
        body: bodyOf(before, options),
      })
      print(after, showReschedule(before, after, options))
    })
}

function bodyOf({ version }: Reservation, options: Options) {
  const { to, staff, item, people, unit, returnTime, returnShop, dryRun } = options
  const [reservationDate, reservationTime] = to.split('T')
  const chosen = (id: string) => (id === ANY ? null : id)
  return {
    ...{ reservationDate, reservationTime, version },
    ...(staff !== undefined && { staffId: chosen(staff) }),
    ...(item !== undefined && { resourceItemId: chosen(item) }),
    ...(people !== undefined && { quantity: people }),
    ...(unit !== undefined && { appointmentUnitId: unit }),
    ...(returnTime !== undefined && { returnTime: returnTime === PICK_UP ? null : returnTime }),
    ...(returnShop !== undefined && { returnShopId: returnShop }),
    ...(dryRun && { dryRun }),
  }
}

function showReschedule(before: Reservation, after: Reservation, { dryRun }: DryRun): string {
  const at = ({ startAt, timeZone }: Reservation) => localMinute(startAt, timeZone)
  const price = money(before.shopTotal) === money(after.shopTotal) ? '' : `, ${money(after.shopTotal)}`
  const staff = after.staff === null ? '' : `, ${plain(after.staff.name)}`
  return `${plain(after.codeNumber)} ${dryRun ? 'would move' : 'moved'} from ${at(before)} to ${at(after)} (${after.timeZone})${staff}${price}\n`
}
