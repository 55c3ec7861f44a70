import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
const texts = tracked.filter((file) => /\.(ts|tsx|mjs|json|ya?ml|md|html|css|po|txt)$/.test(file) || file === '.npmrc')

const holding = (pattern: RegExp) =>
  texts.filter((file) => file !== 'scripts/tree.test.ts' && pattern.test(readFileSync(resolve(root, file), 'utf8')))

test('No file names a package registry, so that everyone can use their own', () => {
  expect(holding(/registry\.(npmjs|yarnpkg)\.|npmmirror/)).toStrictEqual([])
})

test('Dependency versions are exact', () => {
  const loose = tracked
    .filter((file) => file.endsWith('package.json'))
    .flatMap((file) => {
      const { publishConfig, dependencies, devDependencies, optionalDependencies } = JSON.parse(
        readFileSync(resolve(root, file), 'utf8'),
      ) as Record<string, Record<string, string>>
      // A published package takes its libraries by range, so that a partner's page has one of each.
      const ours = publishConfig === undefined ? dependencies : {}
      return Object.entries({ ...ours, ...devDependencies, ...optionalDependencies })
        .filter(([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$|^catalog:$|^workspace:\*$/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`)
    })
  expect(loose).toStrictEqual([])
})

test('The API and the SDK take all languages and currencies from the contract', () => {
  const listed = holding(/\[\(?'en', 'ko', 'ja', 'zh'|\('en', 'ko', 'ja', 'zh'|'USD', 'TWD', 'JPY', 'KRW'/)
  expect(listed.filter((file) => /^(?:apps\/api|packages\/core\/src)\//.test(file))).toStrictEqual([])
})

test('No test is skipped, focused or empty', () => {
  expect(holding(/\b(?:test|it|describe)\.(?:only|skip|todo|fixme)\b/)).toStrictEqual([])
})

test('Tests of the server on random cases have the same cases each time', () => {
  const asserts = (text: string) => text.match(/\bfc\.assert\(/g)?.length ?? 0
  const seeds = (text: string) => text.match(/\bseed: SEED\b/g)?.length ?? 0
  const files = holding(/\bfc\.assert\(/).filter((file) => file.startsWith('apps/api/'))
  expect(files.length).toBeGreaterThan(0)
  const other = files.filter((file) => {
    const text = readFileSync(resolve(root, file), 'utf8')
    return asserts(text) !== seeds(text)
  })
  expect(other).toStrictEqual([])
})
