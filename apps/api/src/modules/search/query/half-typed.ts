import { initialsOf } from '../text/grams.ts'

/** As `fold` leaves them; one letter over and over is laughter. */
const INITIALS = /^(?!(.)\1*$)[\u1100-\u1112]{2,}$/u
const HALF_TYPED = /^(?<begun>[\uac00-\ud7a3]+)(?<initial>[\u1100-\u1112])$/u

/**
 * The words that a Korean one may become when it is typed whole, the shortest alone: 마사지 of 마사ㅈ and of ㅁㅅㅈ. None for a word
 * that is no beginning.
 */
export function completionsOf(typed: string, words: Iterable<string>): string[] {
  const isMeant = testOf(typed)
  if (isMeant === null) return []
  const found = [...words].filter(isMeant)
  const shortest = Math.min(...found.map(({ length }) => length))
  return found.filter(({ length }) => length === shortest)
}

function testOf(typed: string): ((word: string) => boolean) | null {
  if (INITIALS.test(typed)) return (word) => word.length === typed.length && initialsOf(word) === typed
  const { begun, initial } = HALF_TYPED.exec(typed)?.groups ?? {}
  if (begun === undefined || initial === undefined) return null
  return (word) => word.startsWith(begun) && initialsOf(word.charAt(begun.length)) === initial
}
