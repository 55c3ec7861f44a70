// Builds the pages if anything they are made of has changed, then serves everything from one process.
import { run } from './run.ts'

console.log('Building the pages …')
const built = await run('pnpm', ['--filter', '@yoyaku/web', 'run', '--silent', 'build'], { quiet: true })
if (built.code !== 0) {
  console.error(built.output)
  process.exit(built.code)
}
await import('../apps/web/server/main.ts')
