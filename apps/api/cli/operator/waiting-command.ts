import type { Command } from 'commander'
import type { Schemas } from '../../src/contract/types.ts'
import type { Ask } from './api-client.ts'
import { aDate, aNumber, aShop } from './arguments.ts'
import type { Say } from './io.ts'
import { table } from './plain-text.ts'

type Found = { data: Schemas['WaitingListEntry'][]; total: number }
type Options = { date?: string; page: number; limit: number }

const MOST_LISTED = 100

/** The command for who waits for a time. */
export function waitingCommand(program: Command, api: () => Ask, print: Say): void {
  program
    .command('waiting')
    .argument('<shop>', 'id of a shop; shops lists them', aShop)
    .description('list what members wait for at a shop, in the order in which free times are offered to them')
    .option('--date <date>', 'for this day, for example 2026-11-24', aDate)
    .option('--page <number>', 'from 0', (text) => aNumber(text, 0, 10_000), 0)
    .option('--limit <number>', `at most so many, up to ${MOST_LISTED}`, (text) => aNumber(text, 1, MOST_LISTED), 20)
    .action(async (shop: string, { date, page, limit }: Options) => {
      const found = await api()<Found>('GET', '/waiting-list', { query: { shopId: shop, date, page, limit } })
      print(found, showWaiting(found))
    })
}

function showWaiting({ data, total }: Found): string {
  if (total === 0) return 'Nobody waits.\n'
  const rows = data.map((entry) => [
    ...[entry.date, `${entry.timeFrom ?? ''}-${entry.timeTo ?? ''}`, entry.serviceName ?? 'any service'],
    ...[String(entry.quantity), [entry.staff?.name, entry.resource?.name].filter(Boolean).join(', ')],
    ...[entry.createdAt, entry.offer === null ? '' : `offered ${entry.offer.startAt}`],
  ])
  return `${table([['DATE', 'START', 'SERVICE', 'PEOPLE', 'WITH', 'SINCE', ''], ...rows])}${data.length} of ${total}\n`
}
