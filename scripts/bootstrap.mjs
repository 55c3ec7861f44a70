// Installs what the lock file names, unless it is there, then runs the script that is named, if any. Runs on whatever Node the person
// has; everything after it runs on the pinned one.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const SERVERS = ['apps/web/server/main.ts', 'apps/api/src/main.ts', 'scripts/start.ts'].map((file) => join(root, file))

const contentOf = (read, path) => {
  try {
    return read(path)
  } catch {
    return null
  }
}
const textOf = (path) => contentOf((file) => readFileSync(file, 'utf8'), path)

/** pnpm writes this copy of the lock file last, when all that it names is in place. */
const isInstalled = () => {
  const installed = textOf(join(modules, '.pnpm/lock.yaml'))
  return installed !== null && installed === textOf(join(root, 'pnpm-lock.yaml'))
}

/** The process that serves from this folder. Without /proc nobody is seen. */
const findServer = () =>
  (contentOf(readdirSync, '/proc') ?? []).find((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false
    const cwd = contentOf(readlinkSync, `/proc/${pid}/cwd`) ?? '/'
    const args = (textOf(`/proc/${pid}/cmdline`) ?? '').split('\0')
    return args.some((arg) => arg.endsWith('.ts') && SERVERS.includes(contentOf(realpathSync, resolve(cwd, arg))))
  })

/** pnpm may replace the whole folder, for one that another user or another store has filled. */
const whyNotInstall = () => {
  if (!existsSync(modules)) return null
  const { uid } = statSync(modules)
  if (process.getuid !== undefined && uid !== process.getuid())
    return `The packages in ${modules} are not those of the lock file, and belong to another user (${uid}): run npm run build as that user`
  const server = findServer()
  return server === undefined
    ? null
    : `The packages in ${modules} are not those of the lock file, and process ${server} serves from this folder: end it first, or build this version in a folder of its own`
}

if (!isInstalled()) {
  const refusal = whyNotInstall()
  if (refusal !== null) {
    console.error(refusal)
    process.exit(1)
  }
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }
  const run = existsSync(join(modules, 'pnpm'))
    ? spawnSync('pnpm', ['install', '--frozen-lockfile', '--reporter=silent'], options)
    : spawnSync('npx', ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile'], options)
  if (run.error) console.error(`Could not run pnpm: ${run.error.message}`)
  if (run.status !== 0) process.exit(run.status ?? 1)
}
const [script, ...rest] = process.argv.slice(2)
if (script === undefined) process.exit(0)

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
