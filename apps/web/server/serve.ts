import { assertPortFree, endConnections, LISTEN_BACKLOG, whyNotListening } from '@yoyaku/node-http'
import type { FastifyInstance } from 'fastify'
import type { Backend } from './backend.ts'
import type { WebConfig } from './config.ts'

const DRAIN_MS = 10_000

export interface Serving {
  readonly port: number
  /** Answers under way finish; what hangs longer is cut. May be called twice. */
  close(): Promise<void>
}

interface Parts {
  readonly config: Pick<WebConfig, 'host' | 'port'>
  readonly openBackend: () => Promise<Backend>
  readonly build: (backend: Backend) => Promise<FastifyInstance>
}

/** Opens everything in order. A failure on the way leaves nothing running. */
export async function serve({ config, openBackend, build }: Parts): Promise<Serving> {
  await assertPortFree(config)
  const backend = await openBackend()
  try {
    const web = await build(backend)
    // Last of these hooks: the server stops listening next.
    web.addHook('preClose', async () => endConnections(web.server))
    await web.listen({ port: config.port, host: config.host, backlog: LISTEN_BACKLOG })
    const address = web.addresses()[0]
    const stop = async (): Promise<void> => {
      const impatient = setTimeout(() => web.server.closeAllConnections(), DRAIN_MS)
      await web.close()
      clearTimeout(impatient)
      await backend.close()
    }
    let stopped: Promise<void> | null = null
    return {
      port: typeof address === 'object' ? address.port : config.port,
      close() {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    await backend.close()
    throw whyNotListening(error, config)
  }
}
