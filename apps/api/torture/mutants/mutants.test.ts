import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../command.ts'
import { misfit } from './apply.ts'
import { chosen } from './chosen.ts'
import { mutants } from './mutants.ts'

describe('Every mutant', () => {
  test.each(mutants.map((mutant) => [mutant.name, mutant] as const))('can still be applied: %s', (_name, mutant) => {
    expect(misfit(mutant, root)).toBeNull()
    expect(readFileSync(join(root, mutant.workspace.path, mutant.check.file), 'utf8')).toContain(mutant.check.test)
  })

  test('has a name of its own', () => {
    const names = mutants.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('chosen selects mutants by name or by workspace, and refuses a choice of none', () => {
  expect(chosen(mutants, '')).toEqual(mutants)
  expect(chosen(mutants, 'packages/core').every(({ workspace }) => workspace.project === 'core')).toBe(true)
  const [first] = mutants
  if (first === undefined) throw new Error('There is no mistake')
  expect(chosen(mutants, first.name)).toContain(first)
  expect(() => chosen(mutants, 'zzz')).toThrow('No mistake is like --only zzz')
})
