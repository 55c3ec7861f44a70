// `npm test` is what must hold before work is handed over, `npm run proof` is what takes long, and `npm run test:all`, as CI runs it, is both.
// Stages that leave a processor idle run beside each other.
import { command, playwright, stage, summarize, vitest } from './stages.ts'

const [which] = process.argv.slice(2)
const WORKSPACE = 'vitest.workspace.ts'
const buildPages = () => stage('pages', command('pnpm', '--filter', '@yoyaku/web', 'run', 'build'))

async function quickTests(): Promise<void> {
  await Promise.all([
    stage('types', command('tsc', '-b')),
    stage('lint', command('biome', 'ci', '--colors=off', '.')),
    // Before the units: some ask the server for files of the build, or load the built package.
    buildPages(),
    stage('package', command('pnpm', '--filter', './packages/*', 'run', 'check:package')),
  ])
  // npm's own Node is the one that the person has; the package promises more than the pinned one.
  const ownNode = process.env.npm_node_execpath ?? 'node'
  await stage('package on the Node of this machine', command(ownNode, 'packages/core/scripts/smoke.mjs'))
  await stage('unit, contract, boundaries', vitest(WORKSPACE, ['--exclude=**/*.long.test.ts']))
  await stage('scenarios in a browser', playwright('--grep-invert=@long'))
}

/** Processes that are killed, databases that follow another, orders of events, tools that others wrote, every screen for everybody. */
async function longTests(): Promise<void> {
  await Promise.all([
    stage('tools of e2e/interop', command('pnpm', '--dir', 'e2e/interop', 'install', '--frozen-lockfile')),
    buildPages(),
    stage('packages', command('pnpm', '--filter', './packages/*', 'run', 'build')),
  ])
  process.env.KIT_TIMES ??= 'all'
  // By themselves they look at many cases, and at others each time.
  if (which === 'long') {
    process.env.EXPIRIES ??= '1000'
    process.env.SCHEDULES ??= '10000'
  }
  // Units also wait, for processes and databases: the tools use what is idle meanwhile.
  await Promise.all([
    stage('long units', vitest(WORKSPACE, ['.long.test', 'test-kit-times'])),
    stage('tools that others wrote', vitest('e2e/interop/vitest.config.ts', [], { quiet: true })),
  ])
  await stage('long scenarios in a browser', playwright('--grep=@long'))
}

if (which !== 'long') await quickTests()
if (which !== 'quick') await longTests()
summarize()
