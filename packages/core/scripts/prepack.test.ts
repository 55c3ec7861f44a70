import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { faultsOf } from './check-tarball.mjs'
import { complaint } from './pnpm-only.mjs'
import { publicText, runnable } from './prepack.mjs'

test('only pnpm packs this package: another tool is refused with the reason', () => {
  expect(complaint('pnpm/12.21.0 npm/? node/v26.10.0 linux x64')).toBe(null)
  expect(complaint('npm/11.6.0 node/v26.10.0 linux x64')).toContain('Pack this package with `pnpm pack`')
  expect(complaint(undefined)).toContain('catalog:')
})

test('the examples are packed as modules that Node runs as they are', async () => {
  const text = runnable(await readFile(join(import.meta.dirname, '../examples/headless.ts'), 'utf8'))
  expect(text).toContain("from './main-job.mjs'")
  expect(text).toContain('node examples/headless.mjs')
  expect(text).not.toMatch(/\.ts\b|: string/)
})

test('the contract is packed without what operators call, and all else is as it was', async () => {
  const contract = await readFile(join(import.meta.dirname, '../../../specs/openapi.yaml'), 'utf8')
  type Paths = Record<string, Record<string, { 'x-scope'?: string }>>
  const [before, packed]: { paths: Paths }[] = [parse(contract), parse(publicText(contract))]
  const left = Object.entries(before?.paths ?? {}).filter(([path]) => !path.startsWith('/api/v1/operator/'))
  expect(left.length).toBeGreaterThan(40)
  expect(packed?.paths).toEqual(Object.fromEntries(left))
  expect(JSON.stringify(packed)).not.toMatch(/operatorList|OperatorMove/)
})

test('a tarball without a file that its exports name or that is promised, or with a version of this workspace, is refused', () => {
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } }
  const examples = ['examples/headless.mjs', 'examples/main-job.mjs']
  const reference = ['reference/queries.md', 'reference/entities.md']
  const promised = ['LICENSE', 'CHANGELOG.md', 'openapi.yaml', ...reference, ...examples]
  const whole = [...promised, 'dist/index.js', 'dist/index.d.ts']
  expect(faultsOf(whole, { exports })).toEqual([])
  expect(faultsOf(whole.slice(1, -1), { exports, dependencies: { xstate: 'catalog:' } })).toEqual([
    'dist/index.d.ts is missing',
    'LICENSE is missing',
    'xstate has the version catalog:',
  ])
  expect(faultsOf(whole, {})).toEqual(['the exports name no file'])
  const withoutExample = whole.filter((path) => path !== 'examples/headless.mjs')
  expect(faultsOf(withoutExample, { exports })).toEqual(['examples/headless.mjs is missing'])
})
