import { createDb } from '../src/db/connection.ts'
import { fill } from './fill.ts'

const STEPS = 4

/** Imports the demo catalogue into a database without a catalogue, and logs its progress. */
export async function fillWhenEmpty(
  url: string,
  shops: number,
  printLine: (line: string) => void,
  { examples = false } = {},
): Promise<void> {
  const db = createDb(url, { maxConnections: 1 })
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  let stepsPrinted = 0
  const onProgress = (done: number, all: number) => {
    if (done * STEPS < (stepsPrinted + 1) * all) return
    stepsPrinted = Math.floor((done * STEPS) / all)
    printLine(`Filling the demo catalogue, once: ${done} of ${all} shops after ${seconds()}`)
  }
  try {
    await fill(db, { shops, examples, onProgress })
  } finally {
    await db.destroy()
  }
}
