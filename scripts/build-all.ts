// Builds the pages and the packages of the SDK. Says in one line what was built, and all that the builds printed where one fails.
import { run } from './run.ts'

const began = performance.now()
const { code, output } = await run('pnpm', ['-r', 'run', 'build'], { quiet: true })
if (code === 0)
  console.log(`Built the pages and the packages of the SDK in ${((performance.now() - began) / 1000).toFixed(0)} s`)
else console.error(output)
process.exitCode = code
