import type { FastifyInstance } from 'fastify'
import { contractFiles } from '../contract/load.ts'
import { crossOriginHeaders } from '../http/cross-origin.ts'

/** Serves this server's own contract at `/openapi.yaml` and `/openapi.json`. */
export async function serveContract(app: FastifyInstance): Promise<void> {
  const { yaml, json } = contractFiles()
  app.addHook('onRequest', async (_request, reply) => void reply.headers(crossOriginHeaders))
  app.get('/openapi.yaml', (_request, reply) => reply.type('application/yaml; charset=utf-8').send(yaml))
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json))
}
