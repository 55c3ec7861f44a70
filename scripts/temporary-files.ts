import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3
/** Before the process that a folder belongs to; containers that share the memory count processes each for itself. */
const PREFIX = `yoyaku-${hostname()}-`

/** A container often has 64 MB of such a folder, or a limit of memory below what the folder may take. */
function hasRoom(folder: string, neededBytes: number): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, process.availableMemory()) > neededBytes
  } catch {
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A run that a signal ends leaves its files: what it had started may still use them. */
function removeLeftOver(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(PREFIX) || isRunning(Number.parseInt(name.slice(PREFIX.length), 10))) continue
    rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Has this process, and those that it starts, write temporary files into memory where there is room: each database of a test is copied from
 * a template, which takes a tenth of the time there. They are removed when the process ends, or else by the next one. `TMPDIR` decides where
 * it is set.
 */
export function keepTemporaryFilesInMemory({ folder = IN_MEMORY, neededBytes = NEEDED_BYTES } = {}): void {
  if (process.env.TMPDIR !== undefined || !hasRoom(folder, neededBytes)) return
  removeLeftOver(folder)
  const own = mkdtempSync(join(folder, `${PREFIX}${process.pid}-`))
  // PostgreSQL runs as another user where root starts it.
  chmodSync(own, 0o755)
  process.env.TMPDIR = own
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
}
