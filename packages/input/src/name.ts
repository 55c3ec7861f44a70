import { withoutInvisibleButJoiners } from './text.ts'

/** Begins with a letter, which may follow an apostrophe (’t Hooft); at most five marks in a row. */
const NAME = /^(?![\s\S]*\p{M}{6})['’]?[\p{L}〇](?:[\p{L}\p{M}〇 '’.·・-]|[\u200c\u200d](?=[\p{L}\p{M}]))*$/u

/** One form for each sign of a name: NFC, one space, one sort of hyphen, apostrophe and middle dot, nothing invisible. */
export function readName(typed: string): string {
  return withoutInvisibleButJoiners(typed)
    .normalize('NFC')
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .replace(/[\uff65\u30fb]/g, '・')
    .replace(/[\p{Pd}\u2212\u2500\uff1d\uff70]/gu, (sign, at: number, all: string) =>
      isLengthMark(sign, at, all) ? 'ー' : '-',
    )
    .replace(/[\u0060\u2018\u2019\u201b\u2032\u02bc\uff07\uff40\u00b4\u02b9]/g, '’')
    .replace(/\uff0e/g, '.')
    .trim()
}

/** The half-width ｰ of a half-width name is a long vowel, no hyphen. */
const isLengthMark = (sign: string, at: number, all: string): boolean =>
  sign === '\uff70' && /[\p{Script=Katakana}\uff66-\uff9f]$/u.test(all.slice(0, at))

/** Whether a name that was read has only letters, marks and the signs between them. */
export const isName = (name: string): boolean => NAME.test(name)
