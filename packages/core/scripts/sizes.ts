/** What a page loads at once for each import from the built package, with all dependencies, minified: gzip and brotli, in kB of 1000
 * bytes. Fails above a limit. Build first. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const here = join(import.meta.dirname, '..')

type Entry = { name: string; code: string; limit?: number }
const from = (file: string) => `from '${here}/dist/${file}.js'`
const entries: Entry[] = [
  { name: 'fields', code: `export { fields } ${from('index')}`, limit: 2 },
  { name: 'formatMoney', code: `export { formatMoney } ${from('index')}`, limit: 0.5 },
  { name: 'parsePhone and formatPhone', code: `export { parsePhone, formatPhone } ${from('index')}`, limit: 1.2 },
  ...['session', 'signIn', 'reservation', 'cancellation', 'socket', 'notifications'].map((name) => ({
    name: `./machines, ${name}Machine alone`,
    code: `export { ${name}Machine } ${from('machines')}`,
    limit: 18.5,
  })),
  { name: './words/ja', code: `export { words } ${from('words/ja.gen')}`, limit: 2.5 },
  { name: './client', code: `export { createClient } ${from('client')}`, limit: 5 },
  { name: './lazy, until it is needed', code: `export { loadSdk } ${from('browser/lazy')}`, limit: 5 },
  { name: 'createSdk', code: `export { createSdk } ${from('index')}`, limit: 10 },
  {
    name: 'createSdk and the chart of a reservation',
    code: `export { createSdk } ${from('index')}; export { openReservation } ${from('reservation/reservation.open')}`,
    limit: 31.5,
  },
  {
    name: 'the same and the chart of the session',
    code: `export { createSdk } ${from('index')}; export { openReservation } ${from('reservation/reservation.open')}; export { startSession } ${from('session/session.start')}`,
    limit: 33.5,
  },
  {
    name: '. and ./browser, everything',
    code: `export * ${from('index')}; export * ${from('browser/index')}`,
    limit: 17,
  },
  {
    name: '. and ./browser, and every chart',
    code: `export * ${from('index')}; export * ${from('browser/index')}; ${['session/session.start', 'reservation/reservation.open', 'sign-in/sign-in.open', 'cancellation/cancellation.flow', 'live'].map((file) => `export * ${from(file)}`).join('; ')}`,
  },
  {
    name: 'floor: xstate + openapi-fetch + nanoevents',
    code: `export { setup, createActor, fromPromise, fromCallback, assign, raise, sendTo, emit, enqueueActions } from 'xstate'; export { createFinalURL, createQuerySerializer, defaultPathSerializer, mergeHeaders } from 'openapi-fetch'; export { createNanoEvents } from 'nanoevents'`,
  },
]

export type Size = { name: string; gzip: number; brotli: number; limit?: number }

export async function measure(): Promise<Size[]> {
  const folder = await mkdtemp(join(here, 'node_modules/.sizes-'))
  try {
    const sizes: Size[] = []
    for (const [index, { name, code, ...bounds }] of entries.entries()) {
      const entry = join(folder, `${index}.js`)
      await writeFile(entry, code)
      const bytes = Buffer.from(await bundled(entry))
      sizes.push({
        name,
        gzip: gzipSync(bytes, { level: 9 }).length / 1000,
        brotli: brotliCompressSync(bytes).length / 1000,
        ...bounds,
      })
    }
    return sizes
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Rolldown itself: Vite, which bundles with it, adds a helper of its own (0.7 kB) where a file is loaded on use. */
async function bundled(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    preserveEntrySignatures: 'strict',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2023' },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])))
  const entryChunk = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (entryChunk === undefined) throw new Error('rolldown built no entry')
  // What is loaded on demand does not come with the page.
  const loaded = new Set([entryChunk.fileName])
  for (const name of loaded) for (const imported of chunks.get(name)?.imports ?? []) loaded.add(imported)
  return [...loaded].map((name) => chunks.get(name)?.code ?? '').join('')
}

if (import.meta.main) {
  const sizes = await measure()
  for (const { name, gzip, brotli, limit } of sizes) {
    const verdict = limit ? `at most ${limit}` : ''
    console.log(
      `${name.padEnd(46)} gzip ${gzip.toFixed(2).padStart(5)} kB  brotli ${brotli.toFixed(1).padStart(5)} kB  ${verdict}`,
    )
  }
  if (sizes.some(({ gzip, limit }) => limit !== undefined && gzip > limit)) process.exit(1)
}
