import { readConfig } from './config.ts'
import { mayListen } from './listening.ts'
import { type Api, startApi } from './start-api.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** The API alone, for a deployment whose pages are served elsewhere (their API_URL points here). */
let api: Api | null = null
try {
  // A start that ends in the middle leaves nothing that looks finished, so it need not be waited for.
  stopOnSignals(async () => api?.close())
  await mayListen(readConfig(process.env))
  api = await startApi(process.env)
  const { app, config } = api
  const address = await app.listen({ host: config.host, port: config.port })
  process.stdout.write(`The API listens on ${address}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
  await api?.close()
}
