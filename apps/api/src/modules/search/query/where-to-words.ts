import type { Term } from './term.ts'

const WHERE = /(?:만한)? ?(?:데|곳)?$/u
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28
const FINAL_L = 8

/** Marks as idle the Korean words for where something can be done: 마실데, 먹을만한곳, 자를 곳. */
export const markWhereTo = (terms: readonly Term[]): Term[] =>
  terms.map((term, i) => (isWhereTo(term, terms[i - 1], terms[i + 1]) ? { ...term, isIdle: true } : term))

function isWhereTo({ text, meaning }: Term, before: Term | undefined, next: Term | undefined): boolean {
  if (meaning !== null) return false
  const verb = text.replace(WHERE, '')
  if (verb === '') return isVerb((before?.text ?? '').replace(WHERE, ''))
  return isVerb(verb) && (verb !== text || next?.text.replace(WHERE, '') === '')
}

/** Tells whether a word ends as a verb before a noun does: 마실, 자를. */
function isVerb(word: string): boolean {
  const code = word.charCodeAt(word.length - 1)
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE && (code - FIRST_SYLLABLE) % FINALS === FINAL_L
}
