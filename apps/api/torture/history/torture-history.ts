import type { Torture } from '../torture.types.ts'
import { isClean, linesOf } from './report.ts'
import { runHistory } from './run-history.ts'

const USUAL_SECONDS = 60
const CLIENTS = 12
const APIS = 2

export const tortureHistory: Torture = async ({ seconds, seed }) => {
  const report = await runHistory({
    seconds: seconds ?? USUAL_SECONDS,
    seed,
    clients: CLIENTS,
    apis: APIS,
    say: (line) => console.log(line),
  })
  console.log(linesOf(report).join('\n'))
  return isClean(report)
}
