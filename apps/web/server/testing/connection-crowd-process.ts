import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask, type CrowdAnswers, type CrowdPlan } from './connection-crowd.ts'

const FROM_ADDRESSES = 20
const PAUSE_MS = 1000

async function openAll({ origin, count, paths, rounds }: CrowdPlan): Promise<CrowdAnswers> {
  const answers: Answer[] = []
  const failed: string[] = []
  const agents = Array.from(
    { length: count },
    (_, index) =>
      new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${1 + (index % FROM_ADDRESSES)}` }),
  )
  await Promise.all(
    agents.map(async (agent, index) => {
      const path = paths[index % paths.length] ?? '/'
      for (let round = 0; round < rounds; round += 1) {
        if (round > 0) await wait(PAUSE_MS)
        await ask(origin, path, agent).then(
          (answer) => answers.push(answer),
          ({ code }: NodeJS.ErrnoException) => failed.push(code ?? 'unknown'),
        )
      }
    }),
  )
  return { answers, failed }
}

const [plan] = await once(process, 'message')
const result = await openAll(plan as CrowdPlan)
process.send?.(result)
await once(process, 'disconnect')
