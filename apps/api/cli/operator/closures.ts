import type { Schemas } from '../../src/contract/types.ts'
import { localMinute } from '../../src/lib/local-minute.ts'
import { type Days, daysBetween, wallSpanOf, whenIsNeeded } from '../shop-times.ts'
import type { Ask } from './api-client.ts'
import { CommandError } from './command-error.ts'
import type { DryRun } from './dry-run.ts'
import { rowsByBookable } from './hours.ts'
import { table } from './plain-text.ts'
import { decoded, listReservations } from './show.ts'

type Closure = Schemas['Closure']
type Hours = Schemas['ShopHours']
type Blocked = Schemas['ClosureWithReservations']
type Taken = Omit<Blocked, 'closure'>
export type BlockOptions = { date?: Days; from?: string; to?: string; who?: string; reason?: string } & DryRun

/** `shop` from `first` to `last`, both whole; or between two wall times of the shop. */
export async function block(ask: Ask, shopId: string, options: BlockOptions): Promise<Blocked> {
  const { who, reason, dryRun } = options
  const span = wallSpanOf(options)
  if (span === undefined) throw new CommandError('usage', whenIsNeeded('--'))
  if (span.to <= span.from) throw new CommandError('usage', '--to is not after --from')
  const body = {
    shopId,
    ...span,
    ...(who !== undefined && { bookableId: who }),
    ...(reason !== undefined && { reason }),
    ...(dryRun && { dryRun }),
  }
  return (await ask<{ data: Blocked }>('POST', '/closures', { body })).data
}

export const unblock = async (ask: Ask, id: string, { dryRun }: DryRun): Promise<Closure> => {
  const query = dryRun ? { dryRun: 'true' } : {}
  return (await ask<{ data: Closure }>('DELETE', `/closures/${encodeURIComponent(id)}`, { query })).data
}

type Closures = { data: Closure[]; total: number; specialByBookable: Hours['specialByBookable'] }

/** Lists closures and bookables with other hours on a date, from now on. */
export async function closures(ask: Ask, shopId: string): Promise<Closures> {
  const found = await ask<{ data: Closure[]; total: number }>('GET', '/closures', { query: { shopId, limit: 100 } })
  const { data } = await ask<{ data: Hours }>('GET', `/shops/${encodeURIComponent(shopId)}/hours`)
  return { ...found, specialByBookable: data.specialByBookable }
}

export function showBlocked({ closure, ...taken }: Blocked, lang: string, { dryRun }: DryRun): string {
  const closed = dryRun
    ? `Would be closed: ${showClosure(closure)}\n`
    : `Closed: ${showClosure(closure)}\nOpen it again with: unblock ${closure.id}\n`
  return `${closed}${showTaken(taken, lang) || 'Nothing was booked there.\n'}`
}

/** The reservations and holds inside closures; empty where there are none. */
export const showTaken = ({ reservations, total, holds, totalHolds }: Taken, lang: string): string =>
  [
    total > 0 &&
      `Stays booked; tell these people, or cancel what cannot be kept:\n${showReservations(reservations, total, lang)}`,
    totalHolds > 0 &&
      `Held now, may still be booked; repeat this command later to see what became of it:\n${showHolds(holds, totalHolds)}`,
  ]
    .filter(Boolean)
    .join('')

function showReservations(reservations: Taken['reservations'], total: number, lang: string): string {
  const more = total > reservations.length ? '; list --shop SHOP --date DAY has the others' : ''
  return `${listReservations(reservations, lang)}${reservations.length} of ${total}${more}\n`
}

function showHolds(holds: Taken['holds'], total: number): string {
  const rows = holds.map(({ startAt, timeZone, quantity, shopId, serviceName, expiresAt, latestExpiresAt }) => [
    ...[localMinute(startAt, timeZone), String(quantity), shopId, serviceName],
    ...[localMinute(expiresAt, timeZone), localMinute(latestExpiresAt, timeZone)],
  ])
  return `${table([['START', 'PEOPLE', 'SHOP', 'SERVICE', 'ENDS', 'AT THE LATEST'], ...rows])}${holds.length} of ${total}\n`
}

export const showUnblocked = (closure: Closure, { dryRun }: DryRun): string =>
  `${dryRun ? 'Would be open' : 'Open'} again: ${showClosure(closure)}\n`

export const showClosures = (found: Closures): string =>
  found.specialByBookable.length === 0
    ? showClosed(found)
    : `${showClosed(found)}Other hours:\n${table(rowsByBookable(found))}`

function showClosed({ data, total }: Closures): string {
  if (data.length === 0) return 'Nothing is closed from now on.\n'
  const rows = data.map((closure) => [
    ...[closure.id, timeOf(closure), closure.bookable?.name ?? 'the shop', closure.reason ?? ''],
    closure.by === null ? '' : decoded(closure.by),
  ])
  const more = total > data.length ? `${data.length} of ${total}, the earliest\n` : ''
  return `${table([['ID', 'CLOSED', 'WHO', 'REASON', 'BY'], ...rows])}${more}`
}

const plainTime = (wallTime: string): string => wallTime.replace('T', ' ')

/** From midnight to midnight it closes dates, each with its night, and nothing of the night before: no time of a clock says so. */
function timeOf({ from, to }: Closure): string {
  const days = daysBetween(from, to)
  if (days === null) return `${plainTime(from)} to ${plainTime(to)}`
  return days.first === days.last ? days.first : `${days.first}..${days.last}`
}

const showClosure = (closure: Closure): string => {
  const { shopId, bookable } = closure
  return `${bookable === null ? shopId : `${bookable.name} of ${shopId}`}, ${timeOf(closure)}`
}
