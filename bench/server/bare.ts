import { freePort } from '../../scripts/port.ts'
import { type Running, started } from '../../scripts/product.ts'

/** A server of `bench/server` in a process of its own, to be measured beside the product. It prints its address. */
export async function bare(script: 'bare-fastify' | 'bare-ws', env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  return started(`bench/server/${script}.ts`, `http://127.0.0.1:${port}`, { PORT: String(port), ...env })
}
