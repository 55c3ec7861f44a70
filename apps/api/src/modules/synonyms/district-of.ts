import type { Locale } from '../../contract/types.ts'
import { readDataFile, synonymsOf } from './synonyms.ts'

/** By the English name of their city. */
const DISTRICTS = Map.groupBy(synonymsOf('districts.yaml', readDataFile('districts.yaml')), ({ broader }) =>
  broader.flat().join(', '),
)

interface Lies {
  /** In English. */
  readonly city: string
  /** In the language of the reader. */
  readonly address: string
  /** In the language of the reader. */
  readonly shop_name: string
}

/** The end of a branch's name, behind its place. */
const BRANCH = /\s*(?:本?店|본?점)$/

/**
 * The district that an address names, as it names it, or else the name of the branch; null where neither does. Of several the
 * narrowest: in English it comes first, elsewhere last.
 */
export function districtOf({ city, address, shop_name: name }: Lies, locale: Locale): string | null {
  const words = (DISTRICTS.get(city) ?? []).flatMap((district) => district[locale])
  const named = words.flatMap((word) => {
    const at = placeOf(word, address, locale)
    return at === -1 ? [] : [{ word, at: locale === 'en' ? at : -at }]
  })
  const [narrowest] = named.toSorted((one, other) => one.at - other.at)
  if (narrowest !== undefined) return narrowest.word
  const branch = name.replace(BRANCH, '')
  return words.find((word) => branch.endsWith(` ${word}`)) ?? null
}

/** English words are whole ones. */
function placeOf(word: string, address: string, locale: Locale): number {
  if (locale !== 'en') return address.lastIndexOf(word)
  for (let i = address.indexOf(word); i !== -1; i = address.indexOf(word, i + 1))
    if (!/\p{L}/u.test(address[i - 1] ?? '') && !/\p{L}/u.test(address[i + word.length] ?? '')) return i
  return -1
}
