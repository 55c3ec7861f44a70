import { assertPortFree, LISTEN_BACKLOG, stopOnSignals } from '@yoyaku/node-http'
import { readConfig } from './config/config.ts'
import { createLifecycle } from './observability/lifecycle.ts'
import { type Api, startApi } from './start-server.ts'

/** The API alone, for a deployment whose pages are served elsewhere (their API_URL points here). */
let api: Api | null = null
const lifecycle = createLifecycle()
try {
  // A start that ends in the middle leaves nothing that looks finished, so it need not be waited for.
  stopOnSignals(async (signal) => {
    lifecycle.stopping(signal)
    await api?.close()
    lifecycle.stopped()
  })
  await assertPortFree(readConfig(process.env))
  api = await startApi(process.env)
  const { app, config } = api
  const address = await app.listen({ host: config.host, port: config.port, backlog: LISTEN_BACKLOG })
  lifecycle.started({ port: Number(new URL(address).port) }, [`The API listens on ${address}`])
} catch (error) {
  lifecycle.failed(error)
  process.exitCode = 1
  await api?.close()
}
