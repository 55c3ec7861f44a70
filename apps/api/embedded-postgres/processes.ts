import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Tells a process from a later one with the same number; null when it is not there. */
export async function identityOf(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
    if (status === null) return null
    const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return null
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
    return `${boot.trim()}/${fields[18]}`
  }
  if (process.platform === 'win32') return 'alive'
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.trim() || null
}

export async function commandLineOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout
}

/** Resolves with whether the process ended in time. */
export async function goneWithin(milliseconds: number, pid: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while ((await identityOf(pid)) !== null) {
    if (performance.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return true
}

/** Ends a child in its own process group when this process ends. After a kill, the next start ends it. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  const end = () => child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

/** Ends a child also when this process is killed: a shell reads from a pipe whose other end only this process holds. */
export function endWhenKilled(child: ChildProcess, signal: 'INT' | 'QUIT'): void {
  if (child.pid === undefined || process.platform === 'win32') return
  const watcher = spawn('sh', ['-c', `cat >/dev/null; kill -${signal} ${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.on('error', () => {})
  watcher.unref()
  child.once('exit', () => watcher.kill('SIGKILL'))
}
