// The product with a small catalogue in a folder of its own, and an identity provider, for as long as the scenarios run.
import { freePort } from '../scripts/port.ts'
import { product } from '../scripts/product.ts'
import { GOOGLE, startGoogle } from './people/google.ts'
import { openStudio } from './studio.ts'

const port = Number(process.env.E2E_PORT) || (await freePort())
const google = await startGoogle(`http://127.0.0.1:${port}`)
const server = await product({
  port,
  env: { SEED_SHOPS: '80', TRUSTED_PROXIES: '127.0.0.1', ...GOOGLE, GOOGLE_ISSUER: google.url },
})
await openStudio(server.data)
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void Promise.all([server.stop(), google.close()]))
}
