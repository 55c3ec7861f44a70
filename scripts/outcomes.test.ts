import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linesOf, OUTCOMES_FILE, readOutcomes } from './outcomes.ts'
import { root, run } from './run.ts'

const BODIES = `
test('passes', () => {})
test['skip']('is left out', () => {})
test('fails', () => { throw new Error('wanted 1\\nnot 2') })
let runs = 0
`
const UNIT = `import { test } from 'vitest'${BODIES}test('fails once', () => { runs += 1; if (runs === 1) throw new Error('not yet') })`
const SCENARIO = `import { test } from '@playwright/test'${BODIES}test('fails once', ({}, { retry }) => { if (retry === 0) throw new Error('not yet') })`
const FILES = {
  'vitest.config.mjs': "export default { test: { include: ['*.unit.mjs'], root: import.meta.dirname } }",
  'a.unit.mjs': UNIT,
  'broken.unit.mjs': "import './missing.ts'",
  'playwright.config.mjs': "export default { testMatch: '*.e2e.mjs', retries: 1, projects: [{ name: 'phone' }] }",
  'a.e2e.mjs': SCENARIO,
}

test('The reporters of both runners record what passed, failed, failed once and was skipped, and a file that does not load', async () => {
  // Inside the project, where both find their own packages.
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, 'node_modules/.cache/outcomes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await Promise.all(Object.entries(FILES).map(([name, text]) => writeFile(join(folder, name), text)))
  const outcomes = join(folder, 'outcomes')
  const inProject = `${relative(root, folder)}/`
  const reporter = (runner: string) => join(root, `scripts/${runner}-reporter.ts`)
  const options = { quiet: true, env: { [OUTCOMES_FILE]: outcomes } }
  const withConfig = (runner: string) => [
    '--config',
    join(folder, `${runner}.config.mjs`),
    `--reporter=${reporter(runner)}`,
  ]
  await Promise.all([
    run('vitest', ['run', ...withConfig('vitest'), '--retry=1'], options),
    run('playwright', ['test', ...withConfig('playwright')], options),
  ])
  const found = readOutcomes(outcomes).map((outcome) => ({ ...outcome, file: outcome.file.replace(inProject, '') }))
  const words = found.map(({ result, file, name }) => `${result} ${file} ${name}`).sort()
  expect(words).toStrictEqual([
    'failed a.unit.mjs fails',
    'failed broken.unit.mjs (the file)',
    'failed phone: a.e2e.mjs fails',
    'flaky a.unit.mjs fails once',
    'flaky phone: a.e2e.mjs fails once',
    'passed a.unit.mjs passes',
    'passed phone: a.e2e.mjs passes',
    'skipped a.unit.mjs is left out',
    'skipped phone: a.e2e.mjs is left out',
  ])
  const lines = linesOf(found.filter(({ result, name }) => result === 'failed' && name === 'fails')).split('\n')
  expect(lines.sort()).toStrictEqual(['  a.unit.mjs  fails  wanted 1', '  phone: a.e2e.mjs  fails  Error: wanted 1'])
})
