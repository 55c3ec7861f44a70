import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { misfit } from './apply.ts'
import { chosen } from './chosen.ts'
import { copyTree } from './copy-tree.ts'
import { readMutants } from './read-mutants.ts'
import { root } from './vitest.ts'

const mutants = await readMutants()

describe('Every mutant', () => {
  test.each(mutants.map((mutant) => [mutant.name, mutant] as const))('can still be applied: %s', (_name, mutant) => {
    expect(misfit(mutant, root)).toBeNull()
    expect(readFileSync(join(root, mutant.workspace, mutant.check.file), 'utf8')).toContain(mutant.check.test)
  })

  test('has a name of its own', () => {
    const names = mutants.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('chosen selects mutants by name or by workspace, and refuses a choice of none', () => {
  expect(chosen(mutants, '')).toEqual(mutants)
  expect(chosen(mutants, 'packages/core').every(({ workspace }) => workspace === 'packages/core')).toBe(true)
  const [first] = mutants
  if (first === undefined) throw new Error('There is no mistake')
  expect(chosen(mutants, first.name)).toContain(first)
  expect(() => chosen(mutants, 'zzz')).toThrow('No mistake is like --only zzz')
})

test('copyTree copies every project of the tree, and its packages import each other from the copy', async () => {
  const copy = await copyTree()
  const at = (path: string) => join(copy.root, path)
  try {
    const { references } = JSON.parse(readFileSync(at('tsconfig.json'), 'utf8')) as { references: { path: string }[] }
    expect(references.filter(({ path }) => !existsSync(at(`${path}/tsconfig.json`)))).toEqual([])
    expect(realpathSync(at('node_modules/@yoyaku/testing'))).toBe(at('packages/testing'))
    expect(realpathSync(at('packages/core/node_modules/@yoyaku/input'))).toBe(at('packages/input'))
    expect(existsSync(at('packages/core/node_modules/xstate/package.json'))).toBe(true)
  } finally {
    await copy.remove()
  }
})
