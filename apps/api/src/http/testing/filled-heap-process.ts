import Fastify from 'fastify'
import { watchOverload } from '../overload.ts'

const STEP_MS = 20
const NUMBERS_PER_STEP = 131_072

/** Keeps 50 MB more a second until the process counts as overloaded, then lets go of all, and says so on standard output. */
const app = Fastify()
const isLate = watchOverload(app)
const retained: number[][] = []
const nextStep = () => new Promise((resolve) => setTimeout(resolve, STEP_MS))
while (!isLate()) {
  retained.push(new Array<number>(NUMBERS_PER_STEP).fill(0.5))
  await nextStep()
}
retained.length = 0
console.log('refused')
globalThis.gc?.()
while (isLate()) await nextStep()
console.log('served')
await app.close()
