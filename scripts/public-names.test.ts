import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sourceOf = (entry: string) => readFileSync(join(import.meta.dirname, '../packages/core/src', entry), 'utf8')

/** The names that an entry of core lists, types among them. */
function namesOf(entry: string): string[] {
  const exported = sourceOf(entry).matchAll(/^export (?:type )?(?:\{([^}]*)\}|\* as (\w+)) from/gm)
  return [...exported].flatMap(([, list, one]) => (one === undefined ? (list?.match(/\w+/g) ?? []) : [one]))
}

test('The root of @yoyaku/core has at most 60 names, each listed', () => {
  expect(sourceOf('index.ts')).not.toMatch(/^export (?:type )?\* from/m)
  const names = namesOf('index.ts')
  expect(names).toEqual(expect.arrayContaining(['createYoyaku', 'validators', 'ReservationValue']))
  expect(names.length).toBeLessThanOrEqual(60)
})

test('A name of the root or of ./client is not one of ./types', () => {
  const types = namesOf('types.ts')
  expect(types).toContain('ReservationDraft')
  expect([...namesOf('index.ts'), ...namesOf('client.ts')].filter((name) => types.includes(name))).toEqual([])
})
