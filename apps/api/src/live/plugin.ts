import type { FastifyInstance } from 'fastify'
import { deliveriesEnded } from '../notifications/deliver.ts'
import type { World } from '../world.ts'
import { createLive, type Live } from './live.ts'

/** `/ws` on the API's own server; sockets close before the server does. */
export async function live(app: FastifyInstance, { world }: { world: World }): Promise<void> {
  const sockets = createLive(world)
  sockets.attach(app.server)
  app.decorate('live', sockets)
  app.addHook('preClose', () => sockets.close())
  app.addHook('onClose', () => deliveriesEnded(world))
}

declare module 'fastify' {
  interface FastifyInstance {
    /** To answer `/ws` on another server that the API is mounted in: `app.live.attach(server)`. */
    live: Live
  }
}
