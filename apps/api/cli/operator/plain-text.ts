/** Makes text that people typed fit for a terminal: without control signs, which could move the cursor, and signs that turn the direction. */
export const plain = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]+/gu, ' ').trim()

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u
const NOTHING = /\p{M}|\u200d/u

/** In columns of a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (NOTHING.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0)

/** Columns that stand below each other, also where signs are two wide. */
export function table(rows: string[][]): string {
  const safe = rows.map((row) => row.map(plain))
  const widths = (safe[0] ?? []).map((_, column) => Math.max(...safe.map((row) => widthOf(row[column] ?? ''))))
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd()
  return `${safe.map(line).join('\n')}\n`
}
