import { LOCALES } from '../../contract/tables.gen.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Text } from '../../lib/localized-text.ts'
import { readDataFile, type Synonym, synonymsOf } from './synonyms.ts'

/** A district has the id of its usual English name: minato-mirai. */
const idOf = ({ en: [name = ''] }: Pick<Synonym, 'en'>): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const ALL = synonymsOf('districts.yaml', readDataFile('districts.yaml')).map((row) => ({ ...row, id: idOf(row) }))
const BY_ID = new Map(ALL.toReversed().map((district) => [district.id, district]))
/** Districts of all cities, by each of their names. */
const IDS_BY_WORD = Map.groupBy(
  ALL.flatMap(({ id, ...names }) => LOCALES.flatMap((locale) => names[locale].map((word) => ({ id, word })))),
  ({ word }) => word,
)
/** By the English name of their city. */
const DISTRICTS = Map.groupBy(ALL, ({ broader }) => broader.flat().join(', '))

/** `city`: in English. Address and name may lack a language. */
type Lies = { city: string; country: Schemas['Country']; address: Partial<Text>; name: Partial<Text> }

/** The language of an address that is the most exact, of each country. */
const OWN_LANGUAGE: Record<Schemas['Country'], Locale> = { JP: 'ja', KR: 'ko', TW: 'zh' }

/** The end of a branch's name, behind its place. */
const BRANCH = /\s*(?:本?店|본?점)$/

/**
 * The district that the address or else the name of the branch says, the same for every reader: in the language of the country where that
 * says one. `name`: as the reader's own address has it, else its usual one. Null where none is said.
 */
export function districtOf(shop: Lies, locale: Locale): { id: string; name: string } | null {
  const said = [OWN_LANGUAGE[shop.country], ...LOCALES].map((language) => narrowestIn(shop, language))
  const id = said.find((one) => one !== null)?.id
  if (id === undefined) return null
  const own = narrowestIn(shop, locale)
  return { id, name: own?.id === id ? own.word : districtName(id, locale) }
}

/** The ids of the districts that one of these words names, of all cities. */
export const districtIdsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => IDS_BY_WORD.get(word) ?? []).map(({ id }) => id)),
]

/** The usual name of a district; its id where nothing is known of it. */
export const districtName = (id: string, locale: Locale): string => BY_ID.get(id)?.[locale][0] ?? id

/** Finds the narrowest of those that are said: in English it comes first, elsewhere last. */
function narrowestIn({ city, address, name }: Lies, locale: Locale): { id: string; word: string } | null {
  const words = (DISTRICTS.get(city) ?? []).flatMap(({ id, ...names }) => names[locale].map((word) => ({ id, word })))
  const named = words.flatMap(({ id, word }) => {
    const at = placeOf(word, address[locale] ?? '', locale)
    return at === -1 ? [] : [{ id, word, at: locale === 'en' ? at : -at }]
  })
  const [narrowest] = named.toSorted((one, other) => one.at - other.at)
  if (narrowest !== undefined) return narrowest
  const branch = (name[locale] ?? '').replace(BRANCH, '')
  return words.find(({ word }) => branch.endsWith(` ${word}`)) ?? null
}

/** English words are whole ones. */
function placeOf(word: string, address: string, locale: Locale): number {
  if (locale !== 'en') return address.lastIndexOf(word)
  for (let i = address.indexOf(word); i !== -1; i = address.indexOf(word, i + 1))
    if (!/\p{L}/u.test(address[i - 1] ?? '') && !/\p{L}/u.test(address[i + word.length] ?? '')) return i
  return -1
}
