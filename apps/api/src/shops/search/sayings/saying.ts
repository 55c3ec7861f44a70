import type { Locale } from '../../../contract/handler.ts'

/** What people type for one and the same thing, in each language, the usual word first. */
export type Saying = Record<Locale, readonly string[]> & {
  /** Where the catalogue does not call anything so itself: what it lies in, consists of or is a kind of. The first of these that the catalogue has. */
  within?: readonly (readonly string[])[]
  /** Who is known for it: of the shops that say one of the words, these come first. */
  home?: readonly (readonly string[])[]
}

/** Each language's words separated by commas. */
export const said = (en: string, ko: string, ja: string, zh: string): Saying => ({
  en: words(en),
  ko: words(ko),
  ja: words(ja),
  zh: words(zh),
})

/** As `said`, of what lies in a city, has several, or is a kind of something: `Kyoto, Osaka`, or `Sushi | Dining` for the second where the first is unknown. */
export const within = (names: string, ...texts: Parameters<typeof said>): Saying => ({
  ...said(...texts),
  within: names.split('|').map(words),
})

/** As `said`, of something that is one of the things that shops of this kind do. */
export const doneBy = (names: string, ...texts: Parameters<typeof said>): Saying => ({
  ...said(...texts),
  home: names.split('|').map(words),
})

const words = (text: string) => text.split(',').map((word) => word.trim())
