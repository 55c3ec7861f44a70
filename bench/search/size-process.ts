import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/run.ts'
import type { Measured } from './measure.ts'

export type SizeProcess = {
  shapes: string[]
  /** How long each search of a shape took in a round, in ms. */
  time(shape: number, round: number): Promise<number[]>
  end(): Promise<Measured>
}

/** Fills a catalogue of so many shops and serves it, in a process of its own. */
export async function startSize(shops: number, say: (line: string) => void): Promise<SizeProcess> {
  const child = spawn('node', ['--expose-gc', 'bench/search/measure.ts', String(shops)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  async function answer<Answer>(): Promise<Answer> {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      if (/^[[{]/.test(line.value)) return JSON.parse(line.value) as Answer
      say(line.value)
    }
    throw new Error(`Measuring ${shops} shops ended with ${await exited}`)
  }
  return {
    shapes: await answer<string[]>(),
    time(shape, round) {
      child.stdin.write(`${shape} ${round}\n`)
      return answer<number[]>()
    },
    async end() {
      child.stdin.end()
      const measured = await answer<Measured>()
      await exited
      return measured
    },
  }
}
