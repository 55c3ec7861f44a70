import type { Meaning, Thing } from './term.ts'

/** A meaning, each part of it empty. */
export const NO_MEANING: Meaning = {
  ...{ things: [], words: [], primary: [], synonyms: [] },
  ...{ serviceNames: [], outranks: [], mainService: [], kindOf: [], at: null },
}

export const categoriesOf = (things: readonly Thing[]): Thing[] => things.filter(({ kind }) => kind === 'category')

/** The trade that sells what a term means. */
export const tradeOf = ({ things, primary }: Meaning): Thing[] => categoriesOf(things.length > 0 ? things : primary)

/** A trade or a service, and no place. */
export const isKind = (meaning: Meaning): boolean =>
  tradeOf(meaning).length > 0 || (meaning.things.length === 0 && meaning.words.length > 0)

/** All that any of the meanings has. */
export function united(meanings: readonly Meaning[]): Meaning {
  const things = onlyOnce(meanings.flatMap((one) => one.things))
  const primary = onlyOnce(meanings.flatMap((one) => one.primary))
  const outranks = onlyOnce(meanings.flatMap((one) => one.outranks))
  const wordsOf = (of: 'words' | 'synonyms' | 'serviceNames' | 'mainService' | 'kindOf') => [
    ...new Set(meanings.flatMap((one) => one[of])),
  ]
  return {
    ...{ things, words: wordsOf('words'), primary, synonyms: wordsOf('synonyms') },
    ...{ serviceNames: wordsOf('serviceNames'), outranks, mainService: wordsOf('mainService') },
    kindOf: wordsOf('kindOf'),
    at: meanings.find(({ at }) => at !== null)?.at ?? null,
  }
}

export const onlyOnce = (things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [`${thing.kind} ${thing.id}`, thing])).values(),
]
