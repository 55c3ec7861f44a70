import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { complaint } from './pnpm-only.mjs'
import { runnable } from './prepack.mjs'

const run = promisify(execFile)
const core = join(import.meta.dirname, '..')
const root = join(core, '../..')

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

test('pnpm pack builds first: the package of a fresh clone holds every file that its exports name', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'packed-'))
  const copy = join(clone, 'packages/core')
  try {
    await mkdir(join(clone, 'packages'))
    await mkdir(join(clone, 'specs'))
    for (const name of ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'specs/openapi.yaml'])
      await cp(join(root, name), join(clone, name))
    await cp(core, copy, { recursive: true, filter: (path) => !['dist', 'node_modules'].includes(basename(path)) })
    await symlink(join(root, 'node_modules'), join(clone, 'node_modules'))
    await symlink(join(core, 'node_modules'), join(copy, 'node_modules'))
    await run(join(root, 'node_modules/.bin/pnpm'), ['pack', '--out', 'packed.tgz'], { cwd: copy })
    const { stdout } = await run('tar', ['-tzf', 'packed.tgz'], { cwd: copy })
    const packed = stdout.split('\n').map((path) => path.replace(/^package\//, './'))
    const { publishConfig } = JSON.parse(await readFile(join(core, 'package.json'), 'utf8'))
    const named = JSON.stringify(publishConfig.exports).match(/\.\/dist\/[^"]+/g) ?? []
    expect(named.length).toBeGreaterThan(0)
    const promised = ['LICENSE', 'CHANGELOG.md', 'openapi.yaml', 'reference/queries.md', 'reference/entities.md']
    const wanted = [...named, ...promised.map((path) => `./${path}`)]
    expect(wanted.filter((path) => !packed.includes(path))).toEqual([])
    const manifest = await run('tar', ['-xzOf', 'packed.tgz', 'package/package.json'], { cwd: copy })
    expect(manifest.stdout).not.toContain('catalog:')
  } finally {
    await rm(clone, { recursive: true })
  }
}, 300_000)
