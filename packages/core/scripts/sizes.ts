/** What a page loads for each import from the built package, with all dependencies, minified: files as they travel, each compressed by
 * itself, in kB of 1000 bytes. Fails above the one limit. Build first. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { floorPage } from './floor.ts'

const here = join(import.meta.dirname, '..')

/** Everything of the SDK that a page can load, gzipped. */
const LIMIT = 60

/** A page that uses these names. It exports nothing, as pages do: for exports a bundler would split the files further. */
const using = (file: string, ...names: string[]) =>
  `import { ${names} } from '${here}/dist/${file}.js'; globalThis.page = { ${names} }`

const CHARTS = [
  'session',
  'signIn',
  'reservation',
  'reschedule',
  'cancellation',
  'waitingList',
  'socket',
  'notifications',
]
const BOOKING = using('index', 'createYoyaku')
const EVERYTHING = `import * as sdk from '${here}/dist/index.js'; import * as browser from '${here}/dist/browser.js'; globalThis.page = { sdk, browser }`

const pages: Record<string, string> = {
  validators: using('index', 'validators'),
  formatMoney: using('index', 'formatMoney'),
  'parsePhone and formatPhone': using('index', 'parsePhone', 'formatPhone'),
  './words/ja': using('words/ja.gen', 'words'),
  './client': using('client', 'createClient'),
  ...Object.fromEntries(
    CHARTS.map((name) => [`./machines, ${name}Machine alone`, using('machines', `${name}Machine`)]),
  ),
  'createYoyaku: a whole booking': BOOKING,
  '. and ./browser, everything': EVERYTHING,
  'floor: xstate + openapi-fetch + zod + nanoevents': await floorPage(),
}

export type Size = { name: string; files: number; gzip: number; brotli: number }

const sizeOf = (name: string, codes: readonly (string | Buffer)[]): Size => {
  const sum = (compress: (code: string | Buffer) => Buffer) =>
    codes.reduce((total, code) => total + compress(code).length, 0) / 1000
  return {
    name,
    files: codes.length,
    gzip: sum((code) => gzipSync(code, { level: 9 })),
    brotli: sum((code) => brotliCompressSync(code)),
  }
}

export async function measure(): Promise<Size[]> {
  const folder = await mkdtemp(join(here, 'node_modules/.sizes-'))
  try {
    const sizes: Size[] = []
    for (const [index, [name, code]] of Object.entries(pages).entries()) {
      const entry = join(folder, `${index}.js`)
      await writeFile(entry, code)
      sizes.push(sizeOf(name, await bundled(entry)))
    }
    for (const file of ['yoyaku.mjs', 'yoyaku.iife.js'])
      sizes.push(sizeOf(file, [await readFile(join(here, 'dist', file))]))
    return sizes
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function bundled(entry: string): Promise<string[]> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    preserveEntrySignatures: false,
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2023' },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []))
}

if (import.meta.main) {
  const sizes = await measure()
  for (const { name, files, gzip, brotli } of sizes)
    console.log(
      `${name.padEnd(46)} ${files} ${files === 1 ? 'file ' : 'files'} gzip ${gzip.toFixed(2).padStart(5)} kB  brotli ${brotli.toFixed(1).padStart(5)} kB`,
    )
  const large = sizes.filter(({ gzip }) => gzip > LIMIT)
  for (const { name } of large) console.error(`${name} is above ${LIMIT} kB gzip`)
  if (large.length > 0) process.exit(1)
}
