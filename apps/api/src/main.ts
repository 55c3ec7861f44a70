import { type Api, startApi } from './start-api.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** The API alone, for a deployment whose pages are served elsewhere (their API_URL points here). */
let api: Api | null = null
try {
  api = await startApi(process.env)
  const { app, config, close } = api
  stopOnSignals(close)
  const address = await app.listen({ host: config.host, port: config.port })
  process.stdout.write(`The API listens on ${address}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
  await api?.close()
}
