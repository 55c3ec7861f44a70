import { mountedBackend, proxiedBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { serve } from './serve.ts'
import { buildWeb } from './web.ts'

async function main(): Promise<void> {
  // The API's rules include the pages' own: asked first, they name every mistake at once.
  if (!process.env.API_URL) (await import('@yoyaku/api')).readConfig(process.env)
  const config = readConfig()
  const { apiUrl } = config
  const began = performance.now()
  if (apiUrl === null) console.log('Starting the API and its database …')
  const starting = serve({
    config,
    openBackend: async () => (apiUrl === null ? mountedBackend(process.env) : proxiedBackend({ apiUrl })),
    build: (backend) => buildWeb(config, backend),
  })
  // Also while it starts: then it is closed as soon as there is something to close.
  let stopping = false
  const stop = async (): Promise<void> => {
    stopping = true
    const serving = await starting.catch(() => null)
    if (serving === null) return
    await serving.close()
    process.exit() // a page that was drawn may have left a timer
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1) // the second one does not wait
      void stop()
    })
  }

  const { port } = await starting
  if (stopping) return
  const origin = `http://localhost:${port}`
  console.log(`Ready after ${((performance.now() - began) / 1000).toFixed(1)} s`)
  console.log(`  ${origin}`)
  if (config.developmentMailbox) console.log(`  ${origin}/dev/mail  (every mail that would be sent)`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
