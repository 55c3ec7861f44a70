import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identityOf } from './processes.ts'

type Holder = { pid: number; identity: string | null }

export class DataDirInUse extends Error {
  readonly pid: number
  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that one first, or give this one a DATA_DIR of its own.`,
    )
    this.name = 'DataDirInUse'
    this.pid = pid
  }
}

/** Locks the folder for this process, and returns the function that unlocks it. A lock whose process is gone is ignored. */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const lock = join(dataDir, 'lock')
  const own = join(dataDir, `lock.${process.pid}.${crypto.randomUUID()}`)
  await writeFile(own, JSON.stringify({ pid: process.pid, identity: await identityOf(process.pid) } satisfies Holder))
  try {
    while (!(await take(own, lock))) {
      const holder = await holderOf(lock)
      if (holder && (await identityOf(holder.pid)) === holder.identity) throw new DataDirInUse(dataDir, holder.pid)
      await discard(lock, holder)
    }
  } finally {
    await rm(own, { force: true })
  }
  return () => rm(lock, { force: true })
}

async function take(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function holderOf(lock: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(lock, 'utf8')) as Holder
  } catch {
    return null // gone in this moment, or cut short by a power loss
  }
}

/** Removes the stale lock; puts it back where it turns out to be a newer one. */
async function discard(lock: string, stale: Holder | null): Promise<void> {
  const stalePath = `${lock}.stale.${crypto.randomUUID()}`
  try {
    await rename(lock, stalePath)
  } catch {
    return
  }
  const moved = await holderOf(stalePath)
  if (moved && (moved.pid !== stale?.pid || moved.identity !== stale.identity))
    await link(stalePath, lock).catch(() => {})
  await unlink(stalePath)
}
