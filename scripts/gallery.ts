// Builds what the pictures of `npm run gallery` need, then takes them: the files that take them import what is built.
import { build } from './build.ts'
import { runInTerminal } from './run.ts'

await build('@yoyaku/web', '@yoyaku/core')
process.exitCode = await runInTerminal('node', ['e2e/gallery.ts', ...process.argv.slice(2)])
