// The quick check before a commit: types, lint, the tests of files that are read, and the unit tests that the changes since main reach.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { root, run, runInTerminal } from './run.ts'

const [base = 'main'] = process.argv.slice(2)
const git = async (...words: string[]): Promise<string> => (await run('git', words, { quiet: true })).output

/** Of the web app, what no test reads from the build: the server's tests need one, but look at none of these in it. */
const NOT_READ_FROM_BUILD = /^apps\/web\/src\/(?:components|features|layouts|locales|pages)\//
const BUILT_FROM = /^(?:apps\/web\/|packages\/core\/|pnpm-lock\.yaml$|tsconfig\.base\.json$)/

/** Quick tests that read files instead of importing them: Vitest cannot tell which of them a change reaches. */
const READERS = [
  'apps/api/src/config/settings-docs.test.ts',
  'apps/api/src/db/columns.test.ts',
  'apps/api/src/modules/synonyms/data-files.test.ts',
  'apps/api/torture/mutants/mutants.test.ts',
  'packages/core/scripts/charts.test.ts',
  'scripts/boundaries.test.ts',
  'scripts/promises.test.ts',
  'scripts/hold-length.test.ts',
  'scripts/tree.test.ts',
  'scripts/vocabulary.test.ts',
  'scripts/words.test.ts',
  'specs/contract.test.ts',
  'specs/portability.test.ts',
]

async function needsBuild(since: string): Promise<boolean> {
  if (!existsSync(join(root, 'apps/web/dist/client/.vite/manifest.json'))) return true
  const files = await git('diff', '--name-only', since)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return `${files}\n${added}`.split('\n').some((file) => BUILT_FROM.test(file) && !NOT_READ_FROM_BUILD.test(file))
}

const vitest = ['run', '--config', 'vitest.workspace.ts']
const missing = READERS.filter((file) => !existsSync(join(root, file)))
if (missing.length > 0) throw new Error(`scripts/check.ts names tests that are not there: ${missing.join(', ')}`)

const [types, lint, readers] = await Promise.all([
  run('tsc', ['-b'], { quiet: true }),
  run('biome', ['ci', '--colors=off', '.'], { quiet: true }),
  run('vitest', [...vitest, ...READERS], { quiet: true }),
])
for (const { code, output } of [types, lint, readers]) if (code !== 0) console.error(output)
const hasBase = (await run('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], { quiet: true })).code === 0
const changed = hasBase ? `--changed=${base}` : '--changed'
if (await needsBuild(hasBase ? base : 'HEAD')) await build('@yoyaku/web')
const reached = await runInTerminal('vitest', [...vitest, changed, '--passWithNoTests'])

const codes = { types: types.code, lint: lint.code, 'tests that read files': readers.code, 'unit tests': reached }
const failed = Object.entries(codes).filter(([, code]) => code !== 0)
if (failed.length > 0) console.error(`Failed: ${failed.map(([name]) => name).join(', ')}`)
process.exitCode = failed[0]?.[1] ?? 0
