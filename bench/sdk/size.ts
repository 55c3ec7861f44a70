import { join } from 'node:path'
import { floorPage } from '../../packages/core/scripts/floor.ts'
import { root } from '../../scripts/run.ts'
import type { Bench } from '../bench.ts'
import { bundled, partsOf, type Size } from '../bundle.ts'
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

/** The same booking as on November 22, when charts loaded on use: files, kB as they came (gzip), and in how many turns at least. */
const SPLIT = { files: 12, kB: 42.3, turns: 3 }
const KBIT_PER_MS = 1.6
const ROUND_TRIP_MS = 150
/** What a visitor waits for the SDK from opening the page to a confirmed reservation, on a slow phone. */
const waitMs = (kB: number, turns: number) => (kB * 8) / KBIT_PER_MS + turns * ROUND_TRIP_MS

const wholeBooking = (kB: number): Figure[] => {
  const what = 'one whole booking with its sign-in'
  const beside = (value: number) => ({ what: 'split by charts', value })
  return [
    { what: `${what}, files`, value: 1, unit: '', beside: beside(SPLIT.files) },
    { what: `${what}, gzip`, value: kB, unit: 'kB', beside: beside(SPLIT.kB) },
    {
      what: `${what}, at 1.6 Mbit/s and 150 ms a round trip`,
      value: waitMs(kB, 1),
      unit: 'ms',
      beside: beside(waitMs(SPLIT.kB, SPLIT.turns)),
    },
  ]
}

/** What the main entry is made of. */
const PARTS: Record<string, RegExp> = {
  XState: /\/node_modules\/xstate\//,
  'zod/mini': /\/node_modules\/zod\//,
  'a booking: chart, requests, stored record': /\/dist\/reservation\//,
  'another time for a reservation': /\/dist\/reschedule\//,
  'a cancellation': /\/dist\/cancellation\//,
  'the waiting list': /\/dist\/waiting-list\//,
  'sign-in and session': /\/dist\/(?:sign-in|session)\//,
  'live connection and notifications': /\/dist\/(?:socket|notifications)\//,
  'requests with openapi-fetch, and queries': /\/dist\/(?:http|queries)\//,
  'forms, money, time, ports, events with nanoevents, wiring': /\/dist\//,
}

async function partFigures(whole: number): Promise<Figure[]> {
  const parts = await partsOf(`export * from '${dist}/index.js'`, join(root, 'packages/core'), PARTS)
  return [...parts].map(([part, value]) => ({
    ...{ what: `of it, compressed alone: ${part}`, value, unit: 'kB' },
    beside: { what: 'every name of the main entry', value: whole },
  }))
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
    if (name.includes('a whole booking')) figures.push(...wholeBooking(size.gzip))
    if (name.includes('main entry')) figures.push(...(await partFigures(size.gzip)))
  }
  return figures
}

export const size: Bench = {
  title: 'Size of the SDK',
  about:
    'The published package, bundled and minified with all its dependencies, entry by entry; beneath it what others take for a part of the job.',
  measure,
}
