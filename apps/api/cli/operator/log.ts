import type { Command } from 'commander'
import type { Schemas } from '../../src/contract/types.ts'
import { encodedName } from '../who-asks.ts'
import type { Ask } from './api-client.ts'
import { aDate, aNumber, aShop } from './arguments.ts'
import type { Say } from './io.ts'
import { table } from './plain-text.ts'
import { decoded } from './show.ts'

type Entry = Schemas['OperatorWrite']
type Log = { data: Entry[]; next: number | null }
type Options = { by?: string; command?: string; shop?: string; since?: string; before?: number; limit: number }

const MOST_LISTED = 100

/** The command for what operators and commands wrote. */
export function logCommand(program: Command, api: () => Ask, print: Say): void {
  program
    .command('log')
    .description('list who changed what and when: reservations, closures, hours, catalogue, brand, texts, rates, keys')
    .option('--by <name>', 'of this person or key')
    .option('--command <name>', 'of this command, for example import, block or "legal set"')
    .option('--shop <id>', 'at this shop', aShop)
    .option('--since <date>', 'from this day on (UTC), for example 2026-11-24', aDate)
    .option('--before <number>', 'the page after the last: what came before this entry', (text) =>
      aNumber(text, 1, 999_999_999),
    )
    .option('--limit <number>', `at most so many, up to ${MOST_LISTED}`, (text) => aNumber(text, 1, MOST_LISTED), 20)
    .action(async (options: Options) => {
      const found = await readLog(api(), options)
      print(found, showLog(found))
    })
}

const readLog = (ask: Ask, { by, command, shop, since, before, limit }: Options): Promise<Log> =>
  ask('GET', '/log', {
    query: {
      ...{ command, shopId: shop, before, limit },
      by: by === undefined ? undefined : encodedName(by),
      since: since === undefined ? undefined : `${since}T00:00:00Z`,
    },
  })

function showLog({ data, next }: Log): string {
  if (data.length === 0) return 'Nothing was written.\n'
  const rows = data.map(({ id, at, by, command, shopId, codeNumber, result, changes }) => [
    ...[String(id), at, by ? decoded(by) : '', command, shopId ?? '', codeNumber ?? ''],
    `${result === 'DONE' ? '' : `${result} `}${JSON.stringify(changes)}`,
  ])
  const more = next === null ? '' : `More: --before ${next}\n`
  return `${table([['NUMBER', 'WHEN', 'WHO', 'COMMAND', 'SHOP', 'CODE', 'WHAT'], ...rows])}${more}`
}
