import type { Text } from '../../../lib/localized-text.ts'
import { wantedBy } from '../text/grams.ts'
import { keyOf } from '../text/pieces.ts'
import { asBeginning, runsOf } from '../text/runs.ts'

/** What a search tells services apart by. Services of many shops share one. */
export class ServiceKind {
  /** The ids of its category and of the parent of that. */
  readonly categoryIds: readonly string[]
  readonly name: Partial<Text>
  #runs: string | undefined
  #nameKeys: readonly string[] | undefined

  constructor(categoryIds: readonly string[], name: Partial<Text>) {
    this.categoryIds = categoryIds
    this.name = name
  }

  /** The words and runs of its name; made for the first search that asks. */
  runs(): string {
    this.#runs ??= runsOf(Object.values(this.name))
    return this.#runs
  }

  /** The key of its name in each language; made for the first search that asks. */
  nameKeys(): readonly string[] {
    this.#nameKeys ??= Object.values(this.name)
      .map(keyOf)
      .filter((key) => key !== '')
    return this.#nameKeys
  }
}

export type ServiceTest = (service: ServiceKind) => boolean

/** Tells whether the name of a service has a word; none for a word without a letter. */
export function testsOfWord(word: string): ServiceTest[] {
  const wanted = wantedBy(word, null)
  if (wanted === null || wanted.whole.length + wanted.beginnings.length === 0) return []
  const parts = [...wanted.whole, ...wanted.beginnings.map(asBeginning)]
  return [(service) => parts.every((part) => service.runs().includes(part))]
}
