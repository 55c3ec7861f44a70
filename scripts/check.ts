// The quick check before a commit: types, lint, and the unit tests that the changes since main reach.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { root, run, runInTerminal } from './run.ts'

const [base = 'main'] = process.argv.slice(2)
const git = async (...words: string[]): Promise<string> => (await run('git', words, { quiet: true })).output

/** Of the web app, what no test reads from the build: the server's tests need one, but look at none of these in it. */
const NOT_READ_FROM_BUILD = /^apps\/web\/src\/(?:components|features|layouts|locales|pages)\//
const BUILT_FROM = /^(?:apps\/web\/|packages\/core\/|pnpm-lock\.yaml$|tsconfig\.base\.json$)/

async function needsBuild(since: string): Promise<boolean> {
  if (!existsSync(join(root, 'apps/web/dist/client/.vite/manifest.json'))) return true
  const files = await git('diff', '--name-only', since)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return `${files}\n${added}`.split('\n').some((file) => BUILT_FROM.test(file) && !NOT_READ_FROM_BUILD.test(file))
}

const [types, lint] = await Promise.all([
  run('tsc', ['-b'], { quiet: true }),
  run('biome', ['ci', '--colors=off', '.'], { quiet: true }),
])
for (const { code, output } of [types, lint]) if (code !== 0) console.error(output)
const known = (await run('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], { quiet: true })).code === 0
const changed = known ? `--changed=${base}` : '--changed'
if (await needsBuild(known ? base : 'HEAD')) await build('@yoyaku/web')
const units = await runInTerminal('vitest', ['run', '--config', 'vitest.workspace.ts', changed, '--passWithNoTests'])
process.exitCode = types.code || lint.code || units
