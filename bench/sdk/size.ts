import { join } from 'node:path'
import { floorPage } from '../../packages/core/scripts/floor.ts'
import { root } from '../../scripts/run.ts'
import type { Bench } from '../bench.ts'
import { bundled, type Size } from '../bundle.ts'
import type { Figure } from '../figure.ts'

const dist = join(root, 'packages/core/dist')
const FLOOR = 'xstate + openapi-fetch + zod + nanoevents alone'

/** The entries of the package, and what others load for a part of the same job. */
const MEASURED: Record<string, string> = {
  'SDK, a whole booking: createYoyaku': `export { createYoyaku } from '${dist}/index.js'`,
  'SDK, every name of the main entry': `export * from '${dist}/index.js'`,
  'SDK, ./client': `export { createClient } from '${dist}/client.js'`,
  'SDK, ./machines': `export * from '${dist}/machines.js'`,
  'SDK, ./browser': `export * from '${dist}/browser.js'`,
  'axios + axios-auth-refresh + reconnecting-websocket (no charts, no types of a contract)': `
    export { default as axios } from 'axios'
    export { createAuthRefresh } from 'axios-auth-refresh'
    export { default as ReconnectingWebSocket } from 'reconnecting-websocket'`,
  'supabase-js (a session, a socket, queries)': `export { createClient } from '@supabase/supabase-js'`,
}

async function measure(): Promise<Figure[]> {
  const inCore = join(root, 'packages/core')
  const floor = await bundled(await floorPage(), inCore)
  const figures: Figure[] = []
  for (const [name, source] of Object.entries(MEASURED)) {
    const size = await bundled(source, name.startsWith('SDK') ? inCore : root)
    const figure = (how: keyof Size): Figure => ({
      what: `${name}, ${how}`,
      value: size[how],
      unit: 'kB',
      beside: { what: FLOOR, value: floor[how] },
    })
    figures.push(figure('gzip'), figure('brotli'))
  }
  return figures
}

export const size: Bench = {
  title: 'Size of the SDK',
  about:
    'The published package, bundled and minified with all its dependencies, entry by entry; beneath it what others take for a part of the job.',
  measure,
}
