import { setTimeout } from 'node:timers/promises'
import type { Api } from '../../apps/api/src/start-server.ts'
import type { SearchRequest } from './shapes.ts'

export type Answer = { nextCursor: string | null; total: number; correctedKeyword?: string | null }
export type Searcher = {
  ask(request: SearchRequest): Promise<Answer>
  /** How many answers were 503. */
  turnedAway(): number
}

const PATIENCE_MS = 1000
const MOST_WAITS = 30

/** Searches as a client sends them. A refused one retries after a second: its whole wait counts. */
export function searching({ app }: Api, say: (line: string) => void): Searcher {
  let refusals = 0
  const send = ({ query, locale, currency }: SearchRequest) => {
    const entries = Object.entries(query).map(([name, value]) => [name, String(value)])
    return app.inject({
      url: `/api/v1/shops/search?${new URLSearchParams(entries)}`,
      headers: { 'accept-language': locale, 'x-currency': currency },
    })
  }
  return {
    turnedAway: () => refusals,
    async ask(request) {
      for (let waits = 0; waits <= MOST_WAITS; waits++) {
        const answer = await send(request)
        if (answer.statusCode === 200) return answer.json<Answer>()
        if (answer.statusCode !== 503)
          throw new Error(`${JSON.stringify(request.query)} answered ${answer.statusCode}: ${answer.body}`)
        refusals += 1
        say(`503 for ${JSON.stringify(request.query)}: ${answer.body}`)
        await setTimeout(PATIENCE_MS)
      }
      throw new Error(`${JSON.stringify(request.query)} was turned away ${MOST_WAITS} times`)
    },
  }
}
