import { type Command, Option } from 'commander'
import { LOCALES } from '../../src/contract/tables.gen.ts'
import type { Locale } from '../../src/contract/types.ts'
import type { UnknownWord } from '../unknown-words/unknown-words-command.ts'
import { aNumber } from './arguments.ts'
import { databaseError } from './database-error.ts'
import type { Io, Say } from './io.ts'
import { table } from './plain-text.ts'

type Options = { language?: Locale; limit: number }

const MOST_LISTED = 1000

/** The command for the words that visitors typed and no shop has: the source of new synonyms. */
export function unknownWordsCommand(program: Command, io: Io, print: Say, note: string): void {
  program
    .command('unknown-words')
    .description('list what visitors searched for in the last four weeks and no shop has, most often typed first')
    .addOption(new Option('--language <language>', 'of the pages that it was typed on').choices(LOCALES))
    .option('--limit <number>', `at most so many, up to ${MOST_LISTED}`, (text) => aNumber(text, 1, MOST_LISTED), 50)
    .addHelpText('after', `\nHow to add synonyms: docs/search.md. ${note}`)
    .action(async (options: Options) => {
      const words = await read(io, options)
      print(words, showWords(words))
    })
}

/** Loaded only here, as the import is. */
async function read(io: Io, { language, limit }: Options): Promise<UnknownWord[]> {
  const { unknownWords } = await import('../unknown-words/unknown-words-command.ts')
  try {
    return await unknownWords(io, language ?? null, limit)
  } catch (error) {
    throw databaseError(error, 'changed')
  }
}

const showWords = (words: readonly UnknownWord[]): string =>
  words.length === 0
    ? 'Every word was known.\n'
    : table([
        ['TYPED', 'LANGUAGE', 'LAST', 'WORD'],
        ...words.map(({ count, locale, typedAt, word }) => [String(count), locale, typedAt, word]),
      ])
