// The product with a small catalogue in a folder of its own, for as long as the scenarios run.
import { freePort } from '../scripts/port.ts'
import { product } from '../scripts/product.ts'
import { openStudio } from './studio.ts'

const port = Number(process.env.E2E_PORT) || (await freePort())
const server = await product({ port, env: { SEED_SHOPS: '80', TRUSTED_PROXIES: '127.0.0.1' } })
await openStudio(server.data)
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop())
}
