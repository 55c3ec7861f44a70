import { readFile } from 'node:fs/promises'

const TICKS_A_SECOND = 100

/** CPU time of a process so far, in ms; null on systems other than Linux. */
export async function cpuOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The name before the last bracket may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1000
}
