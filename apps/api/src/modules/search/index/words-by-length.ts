const LATIN = /^\p{Script=Latin}[^:]*$/u

type Group = { words: string[]; isSorted: boolean }

/** Latin words by their first letter and their length, each group in its order, whichever word came first. */
export function createWordsByLength() {
  const groups = new Map<string, Group>()
  const nameOf = (first: string, length: number) => `${first} ${length}`

  function sort(group: Group): readonly string[] {
    if (!group.isSorted) group.words.sort()
    group.isSorted = true
    return group.words
  }

  return {
    /** A word that is not there yet. */
    add(word: string): void {
      if (!LATIN.test(word)) return
      const name = nameOf(word.slice(0, 1), word.length)
      const group = groups.get(name) ?? { words: [], isSorted: true }
      groups.set(name, group)
      group.words.push(word)
      group.isSorted = false
    },
    /** Those of the same first letter, first the ones as long, then the ones up to `more` letters shorter or longer. */
    *like(word: string, more: number): Generator<string> {
      for (let away = 0; away <= more; away++) {
        for (const length of new Set([word.length - away, word.length + away])) {
          const group = groups.get(nameOf(word.slice(0, 1), length))
          if (group !== undefined) yield* sort(group)
        }
      }
    },
    sortAll: (): void => groups.forEach(sort),
  }
}
