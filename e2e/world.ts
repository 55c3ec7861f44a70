// The product with a small catalogue in a folder of its own, for as long as the scenarios run.
import { product } from '../scripts/product.ts'

const world = await product({ port: Number(process.env.E2E_PORT), env: { SEED_SHOPS: '80' } })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void world.stop())
