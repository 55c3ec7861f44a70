/** A place that people can find again: a file, a line of it, a path or a column in that. */
export type Place = { file: string; line?: number; path: string }
export type Mistake = Place & { message: string }

/** The lists that shops, or services of a shop, refer to. */
export const REFERENCED_LISTS = ['cities', 'categories', 'brands', 'staff', 'equipment', 'attaches', 'units'] as const
export type ReferencedList = (typeof REFERENCED_LISTS)[number]

/** The lists with entries that could not be read at all, by the mistakes of the files. */
export function incompleteListsOf(unread: Mistake[]): Set<ReferencedList> {
  const inFiles = new Set(unread.map(({ file }) => file.toLowerCase()))
  const isCsv = [...inFiles].every((file) => file.endsWith('.csv'))
  return new Set(isCsv ? REFERENCED_LISTS.filter((list) => inFiles.has(`${list}.csv`)) : REFERENCED_LISTS.slice(0, 3))
}

/** All mistakes of a catalogue. */
export class ImportRejected extends Error {
  readonly mistakes: Mistake[]
  constructor(mistakes: Mistake[]) {
    super(`${mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}; nothing was imported`)
    this.name = 'ImportRejected'
    this.mistakes = mistakes
  }
}

/** `shops.csv line 4, name_en: …`, `catalogue.json, shops[0].phone: …` */
export const sayMistake = ({ file, line, path, message }: Mistake): string =>
  `${file}${line === undefined ? '' : ` line ${line}`}${path === '' ? '' : `, ${path}`}: ${message}`
