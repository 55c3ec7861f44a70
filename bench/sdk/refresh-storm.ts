import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { axiosAuthRefresh, axiosInterceptor, type MakeClient, openapiMiddleware, sdk } from './refreshing-clients.ts'
import { tokenServer } from './token-server.ts'

const REQUESTS = 1000
const SCATTERED_MS = 400

const CLIENTS: Record<string, MakeClient> = {
  'axios with an interceptor': axiosInterceptor,
  'axios-auth-refresh': axiosAuthRefresh,
  'openapi-fetch with a middleware': openapiMiddleware,
}

async function storm(make: MakeClient, scatterMs: number) {
  const server = await tokenServer(scatterMs)
  const client = await make(server)
  try {
    const answers = await Promise.all(Array.from({ length: REQUESTS }, () => client.read()))
    return { refreshes: server.refreshes(), answers: answers.filter(Boolean).length }
  } finally {
    client.end()
    await server.close()
  }
}

export const refreshStorm: Bench = {
  title: 'Refresh storm',
  about: `${REQUESTS} requests meet an access token that has expired; the refusals arrive as fast as the server can send them, or scattered over ${SCATTERED_MS} ms. One refresh and ${REQUESTS} answers are right.`,
  async measure({ say }) {
    const figures: Figure[] = []
    for (const [how, scatterMs] of [
      ['at once', 0],
      ['scattered', SCATTERED_MS],
    ] as const) {
      const ours = await storm(sdk, scatterMs)
      for (const [name, make] of Object.entries(CLIENTS)) {
        say(`${name}, ${how}`)
        const reference = await storm(make, scatterMs)
        figures.push(
          {
            what: `refreshes, ${how}`,
            value: ours.refreshes,
            unit: '',
            beside: { what: name, value: reference.refreshes },
          },
          { what: `answers, ${how}`, value: ours.answers, unit: '', beside: { what: name, value: reference.answers } },
        )
      }
    }
    return figures
  },
}
