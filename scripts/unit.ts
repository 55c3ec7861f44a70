// Runs unit tests: `npm run unit -- --project core session -t 'make one refresh'`. Some tests of web read the files of the build.
import { build } from './build.ts'
import { runInTerminal } from './run.ts'
import { keepTemporaryFilesInMemory } from './temporary-files.ts'

keepTemporaryFilesInMemory()

await build('@yoyaku/web')
process.exitCode = await runInTerminal('vitest', ['run', '--config', 'vitest.workspace.ts', ...process.argv.slice(2)])
