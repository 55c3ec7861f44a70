import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import * as machines from '../packages/core/src/machines.ts'
import { OPERATIONS } from '../packages/testing/src/server/operations.gen.ts'
import { root } from './run.ts'

/** What editors and readers of the packages see: READMEs, and doc comments of the sources. */
const texts = [
  ...globSync('packages/{core,react,testing}/{README.md,docs/guides/*.md}', { cwd: root }).map(
    (file) => [file, textOf(file)] as const,
  ),
  ...globSync('packages/{core,react,testing}/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/*.gen.ts'] }).map(
    (file) => [file, (textOf(file).match(/\/\*\*[\s\S]*?\*\//g) ?? []).join('\n').replaceAll('*\\/', '*/')] as const,
  ),
]

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

const found = (pattern: RegExp) =>
  texts.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, ...parts]) => ({ file, parts })))

test('Every timer and actor in a published example is one of a chart', () => {
  const taken: string[] = Object.values(machines).flatMap((it) => (typeof it === 'object' ? it.events : []))
  const timers = found(/afterEvent\('(\w+)', '([\w.-]+)'\)/g).map(({ file, parts }) => ({
    file,
    type: `xstate.after.${parts.join('.')}`,
  }))
  const actors = found(/(done|error)Event\('(\w+)'/g).map(({ file, parts }) => ({
    file,
    type: `xstate.${parts.join('.actor.')}`,
  }))
  expect([timers.length, actors.length].every((count) => count > 1)).toBe(true)
  expect([...timers, ...actors].filter(({ type }) => !taken.includes(type))).toStrictEqual([])
})

test('Every path of the API in a published example is one of the contract', () => {
  const paths = OPERATIONS.map((operation) => operation.slice(operation.indexOf(' ') + 1))
  const named = found(/'(?:\*)?(\/api\/v1\/[^'?]+)'/g)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter(({ parts: [path = ''] }) => !paths.includes(path))).toStrictEqual([])
})

type Manifest = { files: string[] }
const packedPackages = ['core', 'react', 'testing'].map((name) => {
  const folder = join(root, 'packages', name)
  const { files } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return { folder, packed: ['README.md', 'LICENSE', ...files] }
})

test('Every link in a text of a package leads to the web, or to a file that is packed with it', () => {
  const links = packedPackages.flatMap(({ folder, packed }) =>
    globSync(
      packed.filter((path) => !path.startsWith('dist')).flatMap((path) => [path, `${path}/**/*`]),
      { cwd: folder },
    )
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...readFileSync(join(folder, path), 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, to = '']) => {
          const target = normalize(join(dirname(path), to))
          const isPacked = packed.some((one) => target === one || target.startsWith(`${one}/`))
          return {
            from: join(folder, path),
            to,
            leads: /^https:/.test(to) || (isPacked && existsSync(join(folder, target))),
          }
        }),
      ),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ leads }) => !leads)).toStrictEqual([])
})
