import { type Command, Option } from 'commander'
import type { Schemas } from '../../src/contract/types.ts'
import type { Ask } from './api-client.ts'
import { aNumber, aShop, aText } from './arguments.ts'
import { CommandError } from './command-error.ts'
import { canDryRun, type DryRun } from './dry-run.ts'
import type { Say } from './io.ts'
import { plain } from './plain-text.ts'

type Review = Schemas['OperatorReview']
type Found = { data: Review[]; total: number; nextCursor?: string }
type ListOptions = { shop?: string; state?: Schemas['ReviewState']; after?: string; limit: number }

const MOST_LISTED = 100
const LONGEST_REPLY = 1000
const LONGEST_REASON = 500
const ID = ['<id>', 'of the review; `reviews list` has them'] as const

/** The commands for what members say of shops. */
export function reviewCommands(program: Command, api: () => Ask, print: Say): void {
  const reviews = program.command('reviews').description('what members say of shops: list, reply, hide, show')
  reviews
    .command('list')
    .description('list reviews, newest first, with their reservations and the reports of members')
    .option('--shop <id>', 'of this shop', aShop)
    .addOption(
      new Option('--state <state>', 'reported: shown, and to be looked at').choices(['shown', 'reported', 'hidden']),
    )
    .option('--after <cursor>', 'the page after the last, which names it')
    .option('--limit <number>', `at most so many, up to ${MOST_LISTED}`, (text) => aNumber(text, 1, MOST_LISTED), 20)
    .action(async ({ shop, state, after, limit }: ListOptions) => {
      const found = await api()<Found>('GET', '/reviews', { query: { shopId: shop, state, cursor: after, limit } })
      print(found, showFound(found))
    })
  canDryRun(reviews.command('reply'))
    .argument(...ID)
    .argument('[text]', 'for everybody to read below the review', aText(LONGEST_REPLY))
    .option('--remove', 'remove the reply')
    .description('reply in the name of the shop; another reply replaces it')
    .action(async (id: string, text: string | undefined, { remove, dryRun }: DryRun & { remove?: boolean }) => {
      if ((text === undefined) !== (remove === true)) throw new CommandError('usage', 'Give the text, or --remove')
      changed(await put(api(), id, 'reply', { text: text ?? null, dryRun }))
    })
  canDryRun(reviews.command('hide'))
    .argument(...ID)
    .option('--reason <text>', 'for the log', aText(LONGEST_REASON))
    .description('take a review down: it counts in no rating, and only its member sees it')
    .action(async (id: string, { reason, dryRun }: DryRun & { reason?: string }) => {
      changed(await put(api(), id, 'visibility', { hidden: true, reason, dryRun }))
    })
  canDryRun(reviews.command('show'))
    .argument(...ID)
    .description('show a review again, or settle the reports of one that is shown')
    .action(async (id: string, { dryRun }: DryRun) => {
      changed(await put(api(), id, 'visibility', { hidden: false, dryRun }))
    })
  const changed = (review: Review) => print(review, showOne(review))
}

async function put(ask: Ask, id: string, what: 'reply' | 'visibility', body: object): Promise<Review> {
  const { data } = await ask<{ data: Review }>('PUT', `/reviews/${encodeURIComponent(id)}/${what}`, { body })
  return data
}

function showFound({ data, total, nextCursor }: Found): string {
  if (total === 0) return 'There are no reviews.\n'
  const more = nextCursor === undefined ? '' : `More: --after ${nextCursor}\n`
  return `${data.map(showOne).join('\n')}${data.length} of ${total}\n${more}`
}

function showOne({ review, shop, codeNumber, reports, hiddenReason }: Review): string {
  const [head, ...rest] = [
    `${review.id}  ${'★'.repeat(review.stars)}${'☆'.repeat(5 - review.stars)}  ${review.createdAt}  ${review.author}  ${review.language}`,
    `${shop.id} (${shop.name}), ${review.serviceName}, ${review.month}, reservation ${codeNumber}`,
    review.text,
    ...(review.reply === null ? [] : [`Reply: ${review.reply.text}`]),
    ...(review.hidden === true ? [`Hidden${hiddenReason === null ? '' : `: ${hiddenReason}`}`] : []),
    ...reports.map(({ reason, text }) => `Reported: ${reason}${text === null ? '' : `, ${text}`}`),
  ].map(plain)
  return `${[head, ...rest.map((line) => `  ${line}`)].join('\n')}\n`
}
