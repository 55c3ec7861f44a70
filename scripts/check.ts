// The quick check before a commit: types, lint, the tests of files that are read, and the unit tests that the changes since main reach.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { root, run, runInTerminal } from './run.ts'
import { keepTemporaryFilesInMemory } from './temporary-files.ts'

keepTemporaryFilesInMemory()

const [base = 'main'] = process.argv.slice(2)
const git = async (...words: string[]): Promise<string> => (await run('git', words, { quiet: true })).output

/** Their tests start servers, which takes long: they run where the server of pages or these tests changed, and in `npm test`. */
const WITH_SERVERS = ['web-server', 'sdk']
const SERVES_PAGES =
  /^(?:apps\/web\/(?!src\/(?:components|features|layouts|locales|pages)\/)|e2e\/sdk\/|pnpm-lock\.yaml$|tsconfig\.base\.json$)/

/** Quick tests that read files instead of importing them: Vitest cannot tell which of them a change reaches. */
const READERS = [
  'apps/api/src/config/settings-docs.test.ts',
  'apps/api/src/db/tables/columns.test.ts',
  'apps/api/src/modules/synonyms/data-files.test.ts',
  'packages/core/scripts/charts.test.ts',
  'scripts/boundaries.test.ts',
  'scripts/promises.test.ts',
  'scripts/hold-length.test.ts',
  'scripts/raw-sizes.test.ts',
  'scripts/tree.test.ts',
  'scripts/words.test.ts',
  'specs/contract.test.ts',
  'specs/portability.test.ts',
  'tools/mutants/src/mutants.test.ts',
]

async function changedFiles(since: string): Promise<string[]> {
  const files = await git('diff', '--name-only', since)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return `${files}\n${added}`.split('\n').filter(Boolean)
}

const changesServer = (files: readonly string[]): boolean => files.some((file) => SERVES_PAGES.test(file))

const MODULE = /^apps\/api\/src\/modules\/[^/]+\//

/**
 * What Vitest runs. It follows imports, and each test of the API starts the whole API: a change within modules would reach them all, so
 * only the tests of these modules run. `npm test` runs the rest.
 */
function runsFor(files: readonly string[], changed: string): string[][] {
  const without = (...projects: string[]) => projects.map((name) => `--project=!${name}`)
  const reached = [changed, ...(changesServer(files) ? [] : without(...WITH_SERVERS))]
  const ofApi = files.filter((file) => file.startsWith('apps/api/'))
  const modules = ofApi.flatMap((file) => MODULE.exec(file) ?? [])
  if (modules.length < ofApi.length) return [reached]
  return [[...reached, ...without('api')], ...(modules.length > 0 ? [['--project=api', ...new Set(modules)]] : [])]
}

const vitest = ['run', '--config', 'vitest.workspace.ts']
const missing = READERS.filter((file) => !existsSync(join(root, file)))
if (missing.length > 0) throw new Error(`scripts/check.ts names tests that are not there: ${missing.join(', ')}`)

console.log('Types, lint, and the tests that read files …')
const [types, lint, readers] = await Promise.all([
  run('tsc', ['-b'], { quiet: true }),
  run('biome', ['ci', '--colors=off', '.'], { quiet: true }),
  run('vitest', [...vitest, ...READERS], { quiet: true }),
])
for (const { code, output } of [types, lint, readers]) if (code !== 0) console.error(output)
console.log('The unit tests that the changes reach …')
const hasBase = (await run('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], { quiet: true })).code === 0
const changed = hasBase ? `--changed=${base}` : '--changed'
const files = await changedFiles(hasBase ? base : 'HEAD')
if (changesServer(files)) await build('@yoyaku/web')
let reached = 0
for (const words of runsFor(files, changed))
  reached =
    (await runInTerminal('vitest', [
      ...vitest,
      ...words,
      '--silent=passed-only',
      '--passWithNoTests',
      '--exclude=**/*.long.test.ts',
    ])) || reached

const codes = { types: types.code, lint: lint.code, 'tests that read files': readers.code, 'unit tests': reached }
const failed = Object.entries(codes).filter(([, code]) => code !== 0)
if (failed.length > 0) console.error(`Failed: ${failed.map(([name]) => name).join(', ')}`)
process.exitCode = failed[0]?.[1] ?? 0
