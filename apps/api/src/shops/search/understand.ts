import type { Locale } from '../../contract/handler.ts'
import { type Bits, countBoth, intersect, unite } from './bits.ts'
import type { Meaning, Term } from './meanings.ts'
import type { ShopIndex } from './shop-index.ts'

/**
 * `tiers`, where they are known: those of the found that are the very kind and place that was typed, then those that
 * mostly are, then all that are; each has all of the one before it.
 */
export type Understood = { found: Bits; tiers: Bits[] }
/** Who is found by a part of a keyword, and who is rather than mentions it. */
export type Told = { term: Term; found: Bits; tiers: Bits[] }

const HANGUL = /\p{Script=Hangul}{4,}/u
/** Longer than any two words: each gap costs a look at the index. */
const LONGEST_RESPACED = 12

/** Null when nothing is asked for. */
export function understand(index: ShopIndex, keyword: string, reader: Locale): Understood | null {
  const literally = index.matching(keyword, reader)
  if (literally === null) return null
  const told = toldBy(index, keyword, reader)
  if (told.length === 0) return { found: literally, tiers: [] }
  const isKnown = told.some(({ term }) => term.meaning !== null)
  const tiers = [0, 1, 2].map((at) => inAll(told.map((one) => one.tiers[at] ?? one.found)))
  return { found: unite(inAll(told.map(({ found }) => found)), literally), tiers: isKnown ? tiers : [] }
}

/** Whether any shop is found by the keyword at all. */
export const findsAny = (index: ShopIndex, keyword: string, reader: Locale): boolean =>
  hasAny(index, understand(index, keyword, reader))

export const hasAny = (index: ShopIndex, understood: Understood | null): boolean =>
  understood !== null && countBoth(understood.found, index.live()) > 0

export const toldBy = (index: ShopIndex, keyword: string, reader: Locale): Told[] =>
  index
    .meanings()
    .terms(keyword, reader)
    .map((term) => ({ term, ...setsOf(index, term, reader) }))

const inAll = ([first, ...others]: Bits[]): Bits => others.reduce(intersect, first?.slice() ?? new Uint32Array())

function setsOf(index: ShopIndex, { text, meaning }: Term, reader: Locale): Understood {
  const literally = index.none()
  for (const spaced of spacings(text)) unite(literally, index.matching(spaced, reader) ?? literally)
  if (meaning === null) return { found: literally, tiers: [] }
  const tiers = tiersOf(index, meaning, reader)
  return { found: tiers.reduce(unite, literally), tiers }
}

function tiersOf(index: ShopIndex, { things, words, home }: Meaning, reader: Locale): Bits[] {
  const saying = index.none()
  for (const word of words) unite(saying, index.matching(word, reader) ?? saying)
  const all = things.length > 0 ? inAny(index, things, 'category') : saying.slice()
  const mainly =
    [...things, ...home].length > 0 ? intersect(inAny(index, [...things, ...home], 'main'), all) : all.slice()
  return [words.length > 0 ? intersect(saying, mainly) : mainly, mainly, all]
}

const inAny = (index: ShopIndex, things: Meaning['things'], category: 'category' | 'main'): Bits =>
  things.reduce((all, { kind, id }) => unite(all, index.in(kind === 'category' ? category : kind, [id])), index.none())

/** Korean is written with or without a space between the same two words. */
function spacings(text: string): string[] {
  const [run] = text.match(HANGUL) ?? []
  if (run === undefined || run.length > LONGEST_RESPACED) return [text]
  const places = Array.from({ length: [...run].length - 3 }, (_, at) => at + 2)
  return [text, ...places.map((at) => text.replace(run, `${run.slice(0, at)} ${run.slice(at)}`))]
}
