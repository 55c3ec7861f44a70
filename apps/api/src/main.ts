import { startApi } from './start-api.ts'

/** The API alone, for a deployment whose pages are served elsewhere (their API_URL points here). */
try {
  const api = await startApi(process.env)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.close())
  const address = await api.app.listen({ host: api.config.host, port: api.config.port })
  process.stdout.write(`The API listens on ${address}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
