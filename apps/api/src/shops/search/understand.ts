import type { Locale } from '../../contract/handler.ts'
import { type Bits, countBoth, intersect, unite } from './bits.ts'
import type { Term } from './meanings.ts'
import type { ShopIndex } from './shop-index.ts'

/** `fitting`, where it is known: those of the found that are of the very kind and place that was typed. */
export type Understood = { found: Bits; fitting: Bits | null }

const HANGUL = /\p{Script=Hangul}{4,}/u
/** Longer than any two words: each gap costs a look at the index. */
const LONGEST_RESPACED = 12

/** Null when nothing is asked for. */
export function understand(index: ShopIndex, keyword: string, reader: Locale): Understood | null {
  const literally = index.matching(keyword, reader)
  if (literally === null) return null
  const terms = index.meanings().terms(keyword, reader)
  const told = terms.map((term) => setsOf(index, term, reader))
  const [first, ...others] = told
  if (first === undefined) return { found: literally, fitting: null }
  for (const { found, fitting } of others) {
    intersect(first.found, found)
    intersect(first.fitting, fitting)
  }
  const isKnown = terms.some(({ meaning }) => meaning !== null)
  return { found: unite(first.found, literally), fitting: isKnown ? first.fitting : null }
}

/** Whether any shop is found by the keyword at all. */
export const findsAny = (index: ShopIndex, keyword: string, reader: Locale): boolean =>
  hasAny(index, understand(index, keyword, reader))

export const hasAny = (index: ShopIndex, understood: Understood | null): boolean =>
  understood !== null && countBoth(understood.found, index.live()) > 0

function setsOf(index: ShopIndex, { text, meaning }: Term, reader: Locale): { found: Bits; fitting: Bits } {
  const literally = spacings(text).reduce(
    (all, spaced) => unite(all, index.matching(spaced, reader) ?? all),
    index.none(),
  )
  if (meaning === null) return { found: literally, fitting: literally.slice() }
  const meant = meaning.things.reduce((all, { kind, id }) => unite(all, index.in(kind, [id])), index.none())
  for (const word of meaning.words) unite(meant, index.matching(word, reader) ?? meant)
  return { found: unite(literally, meant), fitting: meant }
}

/** Korean is written with or without a space between the same two words. */
function spacings(text: string): string[] {
  const [run] = text.match(HANGUL) ?? []
  if (run === undefined || run.length > LONGEST_RESPACED) return [text]
  const places = Array.from({ length: [...run].length - 3 }, (_, at) => at + 2)
  return [text, ...places.map((at) => text.replace(run, `${run.slice(0, at)} ${run.slice(at)}`))]
}
