import type { Text } from '../../../lib/localized-text.ts'
import { runsOf } from '../text/runs.ts'

/** What a search tells services apart by. Services of many shops share one. */
export class ServiceKind {
  /** The ids of its category and of the parent of that. */
  readonly categoryIds: readonly string[]
  readonly name: Partial<Text>
  #runs: string | undefined

  constructor(categoryIds: readonly string[], name: Partial<Text>) {
    this.categoryIds = categoryIds
    this.name = name
  }

  /** The words and runs of its name; made for the first search that asks. */
  runs(): string {
    this.#runs ??= runsOf(Object.values(this.name))
    return this.#runs
  }
}
