// Runs unit tests: `npm run unit -- --project core session -t 'make one refresh'`.
import { build } from './build.ts'
import { needsPages } from './needs-pages.ts'
import { runInTerminal } from './run.ts'
import { keepTemporaryFilesInMemory } from './temporary-files.ts'

keepTemporaryFilesInMemory()

const args = process.argv.slice(2)
if (needsPages(args)) await build('@yoyaku/web')
process.exitCode = await runInTerminal('vitest', ['run', '--config', 'vitest.workspace.ts', ...args])
