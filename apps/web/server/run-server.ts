import { createLifecycle } from '@yoyaku/api/lifecycle'
import { stopOnSignals } from '@yoyaku/node-http'
import { mountedBackend, proxiedBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { type Serving, serve } from './serve.ts'
import { type Built, buildWeb } from './web.ts'

/** Starts everything from the environment, and stops it on a signal. `built`: pages that replace the built ones. */
export async function runServer(built?: Built, lifecycle = createLifecycle()): Promise<void> {
  // The API's rules include those of the pages: checked first, they name every mistake at once.
  if (!process.env.API_URL) (await import('@yoyaku/api')).readConfig(process.env)
  const config = readConfig()
  const { apiUrl } = config
  const began = performance.now()
  if (apiUrl === null && !config.production) console.log('Starting the API and its database …')
  let serving: Serving | null = null
  // A start that ends in the middle leaves nothing that looks finished, so it need not be waited for.
  stopOnSignals(async (signal) => {
    lifecycle.stopping(signal)
    await serving?.close()
    lifecycle.stopped()
  })
  serving = await serve({
    config,
    openBackend: async () => (apiUrl === null ? mountedBackend(process.env) : proxiedBackend({ apiUrl })),
    build: (backend) => buildWeb(config, backend, built),
  })
  const origin = `http://localhost:${serving.port}`
  lifecycle.started({ port: serving.port }, [
    `Ready after ${((performance.now() - began) / 1000).toFixed(1)} s`,
    `  ${origin}`,
    ...(config.developmentMailbox ? [`  ${origin}/dev/mail  (every mail that would be sent)`] : []),
  ])
}
