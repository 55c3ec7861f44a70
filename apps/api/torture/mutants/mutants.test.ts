import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../command.ts'
import { misfit } from './apply.ts'
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
