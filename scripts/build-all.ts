// Builds the pages and the packages of the SDK. Says in one line what was built, and all that the builds printed where one fails.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

const began = performance.now()
const { code, output } = await run('pnpm', ['-r', 'run', 'build'], { quiet: true })
// The server names it in its log and its metrics.
const clone = await run('git', ['rev-parse', 'HEAD'], { quiet: true })
writeFileSync(join(root, 'revision'), clone.code === 0 ? clone.output : '')
if (code === 0)
  console.log(`Built the pages and the packages of the SDK in ${((performance.now() - began) / 1000).toFixed(0)} s`)
else console.error(output)
process.exitCode = code
