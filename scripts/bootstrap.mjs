// Installs what the lock file names. Runs on whatever Node the person has; everything after it runs on the pinned one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const local = new URL('../node_modules/pnpm', import.meta.url)
const args = ['install', '--frozen-lockfile', '--reporter=silent']
const run = existsSync(local)
  ? spawnSync('pnpm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  : spawnSync('npx', ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
if (run.error) console.error(`Could not run pnpm: ${run.error.message}`)
process.exit(run.status ?? 1)
