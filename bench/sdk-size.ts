import { join } from 'node:path'
import { root } from '../scripts/run.ts'
import { bundled } from './bundle.ts'
import type { Figure } from './figure.ts'

const core = join(root, 'packages/core')

/** The published package (dist), bundled with all its dependencies. Build it first. */
export async function sdkSize(): Promise<Figure[]> {
  const floor = await bundled(
    `export * from 'xstate'; export * from 'nanoevents'; export { default } from 'openapi-fetch'`,
    core,
  )
  const beside = { what: 'xstate + openapi-fetch + nanoevents alone', value: floor.gzip }
  const sdk = await bundled(`export { createSdk } from '${core}/dist/index.js'`, core)
  const client = await bundled(`export { createClient } from '${core}/dist/client.js'`, core)
  return [
    { what: 'SDK, all six charts, gzip', value: sdk.gzip, unit: 'kB', beside },
    { what: 'SDK, client alone, gzip', value: client.gzip, unit: 'kB', beside },
  ]
}
