import { readFile } from 'node:fs/promises'

const TICKS_A_SECOND = 100

/**
 * Processor time of a process so far, in ms; null where the system does not tell it as Linux does. `withEnded`: and of the
 * processes that it started and that have ended.
 */
export async function cpuOf(pid: number, { withEnded = false } = {}): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The name before the last bracket may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, withEnded ? 15 : 13).reduce((all, field) => all + Number(field), 0)
  return (ticks / TICKS_A_SECOND) * 1000
}
