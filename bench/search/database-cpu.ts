import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cpuOf } from '../server/cpu.ts'

/** Processor time of an embedded PostgreSQL so far, in ms: of the processes that it has, and of those that have ended. */
export async function cpuOfDatabase(dataDir: string): Promise<number> {
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
  const each = await Promise.all([cpuOf(pid, { withEnded: true }), ...children.map((child) => cpuOf(child))])
  return each.reduce<number>((all, one) => all + (one ?? 0), 0)
}
