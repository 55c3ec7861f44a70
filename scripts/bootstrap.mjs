// Installs what the lock file names, then runs the script that is named, if any. Runs on whatever Node the person has; everything
// after it runs on the pinned one.
import { spawn, spawnSync } from 'node:child_process'
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
const [script, ...rest] = process.argv.slice(2)
if (run.status !== 0 || script === undefined) process.exit(run.status ?? 1)

// Whoever ends this process, or npm above it whose shell passes nothing on, ends the server.
const child = spawn('node', [script, ...rest], { stdio: 'inherit', shell: process.platform === 'win32' })
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => child.kill(signal))
const { ppid } = process
const watch = setInterval(() => {
  if (process.ppid === ppid) return
  clearInterval(watch)
  child.kill('SIGTERM')
}, 250)
child.on('exit', (code) => process.exit(code ?? 1))
