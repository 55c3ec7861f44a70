/** So many mistakes are forgiven in a word of this many letters. */
const allowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Hangul by its letters, so that one wrong letter is one mistake; other scripts by their signs, which say more each. */
export const charactersOf = (word: string): string[] => [...word.normalize('NFD')]

/**
 * The word that is nearest to the typed one, within the mistakes that its length allows: a letter too many, too few,
 * another or two that changed places. The first of several that are equally near; no more words are asked for then.
 */
export function nearest(typed: readonly string[], words: Iterable<string>): string | null {
  let least = forgiven(typed) + 1
  let found: string | null = null
  if (least === 1) return null
  for (const word of words) {
    const characters = charactersOf(word)
    if (Math.abs(characters.length - typed.length) >= least) continue
    const away = mistakes(typed, characters, least)
    if (away === 0 || away >= least) continue
    least = away
    found = word
    if (least === 1) break
  }
  return found
}

/** How many mistakes are forgiven in what was typed. */
export const forgiven = (typed: readonly string[]): number => allowed(weightOf(typed))

/** Three kana or Chinese signs are as much as four letters. */
const weightOf = (characters: readonly string[]) =>
  characters.length + (characters.some((character) => /[\p{Script=Han}\p{Script=Hiragana}]/u.test(character)) ? 1 : 0)

/** Damerau's distance of neighbours, given up at `most`. */
function mistakes(one: readonly string[], other: readonly string[], most: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let away = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        away = Math.min(away, (before[j - 2] ?? 0) + 1)
      next.push(away)
    }
    if (Math.min(...next) >= most) return most
    before = row
    row = next
  }
  return row[other.length] ?? most
}
