import { isSurplus } from '@yoyaku/node-http'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { createLive, type Live } from '../modules/live/live.ts'

/** Serves `/ws` on the API's own server. Sockets close before the server does. */
export async function live(app: FastifyInstance, { context }: { context: AppContext }): Promise<void> {
  const sockets = createLive(context, { isSurplus })
  sockets.attach(app.server)
  app.decorate('live', sockets)
  app.addHook('preClose', () => sockets.close())
  app.addHook('onClose', () => context.deliveries.idle())
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Serves `/ws` on another server that the API is mounted in: `app.live.attach(server)`. */
    live: Live
  }
}
