import type { FastifyInstance } from 'fastify'
import { deliveriesEnded } from '../notifications/deliver.ts'
import type { World } from '../world.ts'
import { createLive } from './live.ts'

/** `/ws` on the API's own server; sockets close before the server does. */
export async function live(app: FastifyInstance, { world }: { world: World }): Promise<void> {
  const sockets = createLive(world)
  sockets.attach(app.server)
  app.decorate('live', sockets)
  app.addHook('preClose', () => sockets.close())
  app.addHook('onClose', () => deliveriesEnded(world))
}
