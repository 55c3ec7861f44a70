import type { TestProject } from 'vitest/node'
import { product } from '../../scripts/product.ts'
import { generate } from './generate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product runs: pages, API and development mailbox. */
    origin: string
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [running] = await Promise.all([product({ env: { SEED_SHOPS: '60' } }), generate()])
  provide('origin', running.origin)
  return running.stop
}
