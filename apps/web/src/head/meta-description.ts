import type { Language } from '../locale/languages.ts'

/** What lists of results show of a description. */
const MAX_LENGTH: Readonly<Record<Language, number>> = { en: 155, ko: 80, ja: 80, zh: 80 }

const SENTENCES = /\S.*?(?:[.!?…]+(?=\s|$)|[。！？]+|$)\s*/g

/** The sentences that fit; of a first one that is too long as many words as fit. */
export function toMetaDescription(text: string, language: Language): string {
  const most = MAX_LENGTH[language]
  const whole = text.replace(/\s+/g, ' ').trim()
  if (whole.length <= most) return whole
  let brief = ''
  // A sentence that reaches this end does not fit.
  for (const [sentence] of whole.slice(0, most + 2).matchAll(SENTENCES)) {
    if ((brief + sentence).trimEnd().length > most) break
    brief += sentence
  }
  if (brief !== '') return brief.trimEnd()
  return `${whole.slice(0, most - 1).replace(/\s\S*$/, '')}…`
}
