import { readFileSync } from 'node:fs'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Locale } from '../../contract/types.ts'
import { entriesOf } from './data-file.ts'

/** Words that people type for the same thing, in each language, the usual word first. */
export type Synonym = Record<Locale, readonly string[]> & {
  /** Broader things, for a word that the catalogue does not use itself: the first of these that the catalogue has counts. */
  broader: Alternatives
  /** The cities of a region: whoever types it means all of them, and no shop need say it. */
  holds: Alternatives
  /** The trade that sells it. Another trade's shop that says one of the words is not meant. */
  primaryCategory: Alternatives
  /** Trades whose words, beside one of these, mean something of this trade: a dog's haircut is none of a hairdresser. */
  outranks: Alternatives
  /** Words of the rows that, typed beside each other, mean this one: a kimono and tea. */
  joins: Alternatives
  /** Words for what it is a kind of: an SUV is a car, and what is typed of a car is meant of it. */
  kindOf: readonly string[]
  /** Words of the rows for what is meant where nobody says more than the trade: a haircut at a hairdresser's. */
  mainService: readonly string[]
  /** The point of a place that people walk to; null of a wide one, and of anything else. */
  at: Point | null
}
/** In degrees. */
export type Point = readonly [latitude: number, longitude: number]
type Alternatives = readonly (readonly string[])[]

const FIELDS = {
  all: [...LOCALES, 'broader', 'holds', 'primary-category', 'outranks', 'joins', 'kind-of', 'main-service', 'at'],
  needed: LOCALES,
}

/** The rows of a file in the format of docs/search.md. */
export function synonymsOf(file: string, text: string): Synonym[] {
  return entriesOf(file, text, FIELDS).map((entry) => {
    const words = (field: string) => entry.get(field) ?? []
    return {
      en: words('en'),
      ko: words('ko'),
      ja: words('ja'),
      zh: words('zh'),
      broader: alternativesOf(words('broader')),
      holds: alternativesOf(words('holds')),
      primaryCategory: alternativesOf(words('primary-category')),
      outranks: alternativesOf(words('outranks')),
      joins: alternativesOf(words('joins')),
      kindOf: words('kind-of'),
      mainService: words('main-service'),
      at: pointOf(file, words('at')),
    }
  })
}

function pointOf(file: string, words: readonly string[]): Point | null {
  if (words.length === 0) return null
  const [latitude = Number.NaN, longitude = Number.NaN, ...others] = words.map(Number)
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && others.length === 0
  if (!isPoint) throw new Error(`${file}: at is not a latitude and a longitude: ${words.join(', ')}`)
  return [latitude, longitude]
}

/** `Kyoto, Osaka` names both; `Sushi | Dining` the second where the catalogue has no first. */
const alternativesOf = (words: readonly string[]): Alternatives =>
  words.length === 0
    ? []
    : words
        .join(',')
        .split('|')
        .map((names) => names.split(',').map((name) => name.trim()))

export const readDataFile = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

export const SYNONYMS: readonly Synonym[] = ['synonyms.yaml', 'places.yaml', 'districts.yaml', 'regions.yaml'].flatMap(
  (file) => synonymsOf(file, readDataFile(file)),
)
