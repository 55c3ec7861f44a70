import type { Locale, Schemas } from '../../contract/types.ts'
import { calendarOf } from '../../lib/shop-calendar.ts'
import { type Bits, countBoth, intersect } from './bits.ts'
import type { IndexSnapshot } from './index-manager.ts'
import { asidesOf } from './query-modifiers.ts'
import type { ParsedQuery, TermMatch } from './query-parser.ts'
import type { ShopIndex } from './shop-index.ts'
import type { Meaning } from './term.ts'

type Interpretation = Schemas['SearchInterpretation']
/** What the keyword says beside kind and place: as parameters of a search, and what it cannot go by. */
export type QueryChoices = Pick<Interpretation, 'date' | 'quantity' | 'sort' | 'unsupported'>

const ZONES: Record<Schemas['Country'], string> = { JP: 'Asia/Tokyo', KR: 'Asia/Seoul', TW: 'Asia/Taipei' }

/** `today` is that of the country that was typed, else of Japan. */
export function saidBeside(
  { index, now }: IndexSnapshot,
  keyword: string,
  reader: Locale,
  told: readonly TermMatch[],
): QueryChoices {
  const today = () => {
    const taiwan = index.in('country', ['TW'])
    const place = told.find(({ isPlace }) => isPlace)
    const isInTaiwan = place !== undefined && countBoth(place.found, taiwan) > 0
    return calendarOf(isInTaiwan ? ZONES.TW : ZONES.JP).dateOf(now)
  }
  const asides = asidesOf(index.meanings().ignored(keyword, reader), today)
  return { ...asides, date: asides.date?.toString() ?? null }
}

/** How the keyword was taken, as the reader is told of it. `found`: the shops of the answer. */
export function interpretationOf(
  index: ShopIndex,
  understood: ParsedQuery | null,
  found: Bits,
  said: QueryChoices,
  reader: Locale,
): Interpretation {
  const told = understood?.told ?? []
  const nameOf = ({ kind, id }: Meaning['things'][number]) => index.nameOf(kind, id, reader)
  return {
    ...said,
    places: told.flatMap(({ isPlace, term, ranks }) => {
      if (!isPlace || term.meaning === null) return []
      const { things, words } = term.meaning
      const isDistrict = words.length > 0
      const shopCount = isDistrict ? countBoth(found, ranks[0] ?? found) : null
      return [
        {
          name: isDistrict ? term.typed : things.map(nameOf).join(', '),
          within: isDistrict ? things.map(nameOf) : [],
          shopCount,
        },
      ]
    }),
    replaced: understood?.isFarFetched === true ? told.flatMap((one) => replacedBy(index, one, told, nameOf)) : [],
  }
}

/** A word that nobody says and that is no category: what was shown for it. */
function replacedBy(
  index: ShopIndex,
  { term: { typed, meaning }, isPlace, fitting }: TermMatch,
  told: readonly TermMatch[],
  nameOf: (thing: Meaning['things'][number]) => string,
): Interpretation['replaced'] {
  if (isPlace || meaning === null || meaning.things.length === 0) return []
  const others = told.filter((one) => one.isPlace).map(({ found }) => found)
  const saying = others.reduce(intersect, fitting.slice())
  return countBoth(saying, index.live()) > 0 ? [] : [{ typed, by: meaning.things.map(nameOf) }]
}
