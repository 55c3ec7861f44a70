import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Item, Kind } from './format.ts'
import { ImportRejected, type Mistake } from './mistakes.ts'
import { readFolder } from './read-folder.ts'
import { readJson, readLines } from './read-json.ts'

/** The entries of the source, as often as they are iterated; what cannot be read is added to the mistakes. */
export type Source = (mistakes: Mistake[]) => AsyncIterable<Item> | Iterable<Item>

/** The entries of a program, each `{ shop: … }` or another kind, named as a line would be. */
export const sourceOf =
  (name: string, entries: () => Iterable<{ [Name in Kind]?: object }>): Source =>
  () =>
    itemsOf(name, entries())

function* itemsOf(file: string, entries: Iterable<object>): Generator<Item> {
  let line = 0
  for (const entry of entries) {
    line += 1
    const here = line
    for (const [kind, value] of Object.entries(entry))
      yield { kind: kind as Kind, value, place: (path) => ({ file, line: here, path: path.join('.') }) }
  }
}

export async function openSource(path: string): Promise<Source> {
  const refuse = (message: string) => new ImportRejected([{ file: basename(path), path: '', message }])
  const found = await stat(path).catch(() => null)
  if (found === null) throw refuse('is not there')
  const kind = found.isDirectory() ? 'folder' : extname(path).toLowerCase()
  if (kind === '.jsonl' || kind === '.ndjson') return (mistakes) => readLines(path, mistakes)
  if (kind !== 'folder' && kind !== '.json') throw refuse('is neither a folder of CSV files nor .json nor .jsonl')
  const mistakes: Mistake[] = []
  const items = kind === 'folder' ? await readFolder(path, mistakes) : await readJson(path, mistakes)
  return (into) => {
    into.push(...mistakes)
    return items
  }
}
