import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml'

/** The words of each field. */
export type Entry = ReadonlyMap<string, readonly string[]>

/**
 * Reads a YAML file of words. A list has an entry for each item, a map is one entry; the value of a field is words with commas
 * between them. Errors name the file, the line and the field.
 */
export function entriesOf(
  file: string,
  text: string,
  fields: { all: readonly string[]; needed: readonly string[] },
): Entry[] {
  const lines = new LineCounter()
  const fail = (offset: number, problem: string): never => {
    throw new Error(`${file}, line ${lines.linePos(offset).line}: ${problem}`)
  }
  const startOf = (node: unknown) => (node as Node | null)?.range?.[0] ?? 0
  // The failsafe schema leaves every value a string: `no` and `1e3` are words too.
  const document = parseDocument(text, { lineCounter: lines, schema: 'failsafe', prettyErrors: false })
  for (const error of document.errors) fail(error.pos[0], error.message)
  const { contents } = document
  const items = isSeq(contents) ? contents.items : [contents]
  return items.map((item) => {
    if (!isMap(item)) return fail(startOf(item), `an entry has the fields ${fields.all.join(', ')}`)
    const entry = wordsOf(item)
    const missing = fields.needed.find((field) => !entry.has(field))
    if (missing !== undefined) fail(startOf(item), `${missing} is missing`)
    return entry
  })

  function wordsOf(map: YAMLMap): Entry {
    return new Map(
      map.items.map(({ key, value }) => {
        const field = isScalar(key) ? String(key.value) : ''
        if (!fields.all.includes(field)) fail(startOf(key), `${field} is no field; there are ${fields.all.join(', ')}`)
        if (!isScalar(value)) return fail(startOf(value ?? key), `${field} is not words with commas between them`)
        const text = String(value.value)
        if (text.split(/[,|]/).some((word) => word.trim() === '')) fail(startOf(key), `${field} has an empty word`)
        return [field, text.split(',').map((word) => word.trim())]
      }),
    )
  }
}
