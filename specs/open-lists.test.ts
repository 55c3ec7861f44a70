import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const types = new URL('../packages/core/src/contract/schema.gen.ts', import.meta.url)

/** A page chooses among these: a misspelling does not compile. */
const CHOSEN = ['Currency', 'DurationBucket', 'LocationType', 'Locale', 'ReviewReportReason', 'SearchSort', 'TimeOfDay']

/** A named type or a field with two texts at least, and whether it takes others. */
const LIST = /(?:export type (\w+) =|(\w+)\??:) \(?(?:"[^"]*"(?: \| )?){2,}(\(string & \{\}\))?/g

test('Every list of texts in the types of the SDK is open to a newer server, but for those of which a page chooses', async () => {
  const text = await readFile(types, 'utf8')
  const lists = [...text.slice(text.indexOf('export type Locale')).matchAll(LIST)]
  const closed = lists.filter(([, , , others]) => others === undefined).map(([, type, field]) => type ?? field)
  expect(lists.length).toBeGreaterThan(20)
  expect(new Set(closed)).toEqual(new Set(CHOSEN))
})
