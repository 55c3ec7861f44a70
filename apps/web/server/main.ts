import { mountedBackend, proxiedBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { buildWeb } from './web.ts'

async function main(): Promise<void> {
  const config = readConfig()
  const began = performance.now()
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`
  if (config.apiUrl === null) console.log('Starting the API and its database …')
  const backend = config.apiUrl === null ? await mountedBackend(process.env) : proxiedBackend({ apiUrl: config.apiUrl })
  const web = await buildWeb(config, backend)
  await web.listen({ port: config.port, host: config.host })

  const address = web.addresses()[0]
  const bound = typeof address === 'object' ? address.port : config.port
  const origin = `http://localhost:${bound}`
  console.log(`Ready after ${seconds()}`)
  console.log(`  ${origin}`)
  if (config.developmentMailbox) console.log(`  ${origin}/dev/mail  (every mail that would be sent)`)

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    await web.close()
    await backend.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
