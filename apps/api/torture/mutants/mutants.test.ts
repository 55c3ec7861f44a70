import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../command.ts'
import { misfit } from './apply.ts'
import { chosen } from './chosen.ts'
import { mutants } from './mutants.ts'

describe('Each mistake on the list can still be made', () => {
  test.each(mutants.map((mutant) => [mutant.name, mutant] as const))('%s', (_name, mutant) => {
    expect(misfit(mutant, root)).toBeNull()
    expect(readFileSync(join(root, mutant.room.path, mutant.check.file), 'utf8')).toContain(mutant.check.test)
  })

  test('and no two have the same name', () => {
    const names = mutants.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('Of the mistakes some are chosen by name or by room, and a choice of none is refused', () => {
  expect(chosen(mutants, '')).toEqual(mutants)
  expect(chosen(mutants, 'packages/core').every(({ room }) => room.project === 'core')).toBe(true)
  const [first] = mutants
  if (first === undefined) throw new Error('There is no mistake')
  expect(chosen(mutants, first.name)).toContain(first)
  expect(() => chosen(mutants, 'zzz')).toThrow('No mistake is like --only zzz')
})
