import { readConfig } from './config/config.ts'
import { assertPortFree, LISTEN_BACKLOG } from './http/listening.ts'
import { stopOnSignals } from './http/stop-on-signals.ts'
import { type Api, startApi } from './start-server.ts'

/** The API alone, for a deployment whose pages are served elsewhere (their API_URL points here). */
let api: Api | null = null
try {
  // A start that ends in the middle leaves nothing that looks finished, so it need not be waited for.
  stopOnSignals(async () => api?.close())
  await assertPortFree(readConfig(process.env))
  api = await startApi(process.env)
  const { app, config } = api
  const address = await app.listen({ host: config.host, port: config.port, backlog: LISTEN_BACKLOG })
  process.stdout.write(`The API listens on ${address}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
  await api?.close()
}
