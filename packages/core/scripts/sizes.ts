/** What a page loads at once for each import from the built package, with all dependencies, minified: gzip and brotli, in kB of 1000
 * bytes. Fails above a limit. Build first. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { floorPage } from './floor.ts'

const here = join(import.meta.dirname, '..')

/** `charts`: the files that the page loads on use. */
type Entry = { name: string; code: string; charts?: string[]; limit: number | null }

/** A page that uses these names. It exports nothing, as pages do: for exports a bundler would split the files further. */
const using = (file: string, ...names: string[]) =>
  `import { ${names} } from '${here}/dist/${file}.js'; globalThis.page = { ${names} }`
const everything = `import * as sdk from '${here}/dist/index.js'; import * as browser from '${here}/dist/browser/index.js'; globalThis.page = { sdk, browser }`

const RESERVATION = 'reservation/reservation.open'
const REQUESTS = 'reservation/reservation.requests'
const SESSION = 'session/session.start'
const CHARTS = [RESERVATION, REQUESTS, SESSION, 'sign-in/sign-in.open', 'cancellation/cancellation.flow', 'live']

/** Each limit leaves some 3 % of room above what was measured, small parts more; a booking has its aim. The floor has none: it is there to compare with. */
const entries: Entry[] = [
  { name: 'fields', code: using('index', 'fields'), limit: 2 },
  { name: 'formatMoney', code: using('index', 'formatMoney'), limit: 0.5 },
  { name: 'parsePhone and formatPhone', code: using('index', 'parsePhone', 'formatPhone'), limit: 1.5 },
  ...Object.entries({
    session: 14.2,
    signIn: 16.5,
    reservation: 19,
    cancellation: 16,
    socket: 14.1,
    notifications: 14.4,
  }).map(([name, limit]) => ({
    name: `./machines, ${name}Machine alone`,
    code: using('machines', `${name}Machine`),
    limit,
  })),
  { name: './words/ja', code: using('words/ja.gen', 'words'), limit: 2 },
  { name: './client', code: using('client', 'createClient'), limit: 3.7 },
  { name: './lazy, until it is needed', code: using('browser/lazy', 'loadSdk'), limit: 0.3 },
  { name: 'createSdk', code: using('index', 'createSdk'), limit: 8.7 },
  { name: 'createSdk and a reservation', code: using('index', 'createSdk'), charts: [RESERVATION], limit: 28.3 },
  { name: 'the same, signed in', code: using('index', 'createSdk'), charts: [RESERVATION, SESSION], limit: 30.9 },
  {
    name: 'that, once a time is chosen',
    code: using('index', 'createSdk'),
    charts: [RESERVATION, SESSION, REQUESTS],
    limit: 33,
  },
  { name: '. and ./browser, everything', code: everything, limit: 15.5 },
  { name: '. and ./browser, and every chart', code: everything, charts: CHARTS, limit: 47 },
  {
    name: 'floor: xstate + openapi-fetch + nanoevents',
    code: await floorPage(),
    limit: null,
  },
]

export type Size = { name: string; gzip: number; brotli: number; limit: number | null }

export async function measure(): Promise<Size[]> {
  const folder = await mkdtemp(join(here, 'node_modules/.sizes-'))
  try {
    const sizes: Size[] = []
    for (const [index, { name, code, charts = [], limit }] of entries.entries()) {
      const entry = join(folder, `${index}.js`)
      await writeFile(entry, code)
      const bytes = Buffer.from(await bundled(entry, charts))
      sizes.push({
        name,
        gzip: gzipSync(bytes, { level: 9 }).length / 1000,
        brotli: brotliCompressSync(bytes).length / 1000,
        limit,
      })
    }
    return sizes
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Rolldown itself: Vite, which bundles with it, adds a helper of its own (0.7 kB) where a file is loaded on use. */
async function bundled(entry: string, charts: readonly string[]): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    preserveEntrySignatures: false,
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2023' },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = output.filter((chunk) => chunk.type === 'chunk')
  const fileOf = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
    if (chunk === undefined) throw new Error(`rolldown made no file that begins with ${module}`)
    return chunk.fileName
  }
  const loaded = new Set([entry, ...charts.map((chart) => join(here, `dist/${chart}.js`))].map(fileOf))
  // What is loaded on use does not come with the page; what a file imports does.
  for (const name of loaded)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) loaded.add(imported)
  return chunks
    .filter(({ fileName }) => loaded.has(fileName))
    .map(({ code }) => code)
    .join('')
}

if (import.meta.main) {
  const sizes = await measure()
  for (const { name, gzip, brotli, limit } of sizes) {
    const verdict = limit === null ? '' : `at most ${limit}`
    console.log(
      `${name.padEnd(46)} gzip ${gzip.toFixed(2).padStart(5)} kB  brotli ${brotli.toFixed(1).padStart(5)} kB  ${verdict}`,
    )
  }
  if (sizes.some(({ gzip, limit }) => limit !== null && gzip > limit)) process.exit(1)
}
