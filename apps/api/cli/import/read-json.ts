import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { type Item, type Kind, schemas } from './format.ts'
import type { Mistake } from './mistakes.ts'

const LISTS: Record<string, Kind> = { cities: 'city', categories: 'category', brands: 'brand', shops: 'shop' }
const LARGEST_JSON = 300 * 1024 * 1024

/** `{cities, categories, brands, shops}` in one piece. */
export async function readJson(file: string, mistakes: Mistake[]): Promise<Item[]> {
  const name = basename(file)
  const wrong = (path: string, message: string) => void mistakes.push({ file: name, path, message })
  if ((await stat(file)).size > LARGEST_JSON)
    return wrong('', 'is larger than 300 MB: write it as .jsonl, one JSON object per line') ?? []
  const whole = parsed(await readFile(file))
  if (whole instanceof Error) return wrong('', whole.message) ?? []
  if (!isObject(whole)) return wrong('', `is an object of ${Object.keys(LISTS).join(', ')}`) ?? []
  return Object.entries(whole).flatMap(([list, values]) => {
    const kind = Object.hasOwn(LISTS, list) ? LISTS[list] : undefined
    if (kind === undefined) return wrong(list, `unknown list; the lists are ${Object.keys(LISTS).join(', ')}`) ?? []
    if (!Array.isArray(values)) return wrong(list, 'is a list') ?? []
    return values.map(
      (value: unknown, index): Item => ({
        kind,
        value,
        place: (path) => ({ file: name, path: written([list, index, ...path]) }),
      }),
    )
  })
}

/** `{"shop": {…}}` a line: read as it is needed, however long the file. */
export async function* readLines(file: string, mistakes: Mistake[]): AsyncGenerator<Item> {
  const name = basename(file)
  let line = 0
  for await (const content of createInterface({ input: createReadStream(file, 'latin1'), crlfDelay: Infinity })) {
    line += 1
    const here = line
    if (content.trim() === '') continue
    const value = parsed(Buffer.from(content, 'latin1'))
    const [kind, inner] = (isObject(value) && Object.keys(value).length === 1 && Object.entries(value)[0]) || []
    if (value instanceof Error) mistakes.push({ file: name, line, path: '', message: value.message })
    else if (kind === undefined || !Object.hasOwn(schemas, kind)) {
      mistakes.push({ file: name, line, path: '', message: `is {"${Object.keys(schemas).join('": …} or {"')}": …}` })
    } else
      yield { kind: kind as Kind, value: inner, place: (path) => ({ file: name, line: here, path: written(path) }) }
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof SyntaxError) return new Error(`is no JSON: ${error.message}`)
    return new Error('is not UTF-8')
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Error)

/** `shops[0].name.en` */
const written = (path: PropertyKey[]): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`)).join('')
