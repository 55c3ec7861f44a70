import { initialsOf } from '../text/grams.ts'

/** Vowels that sound the same, and initials that people take for each other: 해어 of 헤어, 까페 of 카페. */
const VOWELS = ['\u1162\u1166', '\u1164\u1168', '\u116b\u116c\u1170']
const INITIALS = [
  '\u1100\u1101\u110f',
  '\u1103\u1104\u1110',
  '\u1107\u1108\u1111',
  '\u1109\u110a',
  '\u110c\u110d\u110e',
]
const SHORT = /^[\uac00-\ud7a3]{1,2}$/u

/** A word of one or two syllables: one that begins another syllable with another letter is more often another word than a mistake. */
export const isShortHangul = (word: string): boolean => SHORT.test(word)

/** Whether the syllables of two words begin alike: those of 피티 and 피지 do not. */
export const beginsAlike = (one: string, other: string): boolean => initialsAlike(one) === initialsAlike(other)

const initialsAlike = (word: string): string =>
  [...initialsOf(word)].map((letter) => alike(letter, INITIALS)[0]).join('')

/** The letters that sound like one, itself among them. */
const alike = (letter: string, groups: readonly string[]): string =>
  groups.find((group) => group.includes(letter)) ?? letter

/** The same word with one of its vowels as another that sounds like it. */
export function homophonesOf(word: string): string[] {
  const letters = [...word.normalize('NFD')]
  return letters.flatMap((letter, i) =>
    [...alike(letter, VOWELS)]
      .filter((other) => other !== letter)
      .map((other) => letters.with(i, other).join('').normalize('NFC')),
  )
}
