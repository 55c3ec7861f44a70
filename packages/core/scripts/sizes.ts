/** What a page loads for each entry, with all dependencies, minified: gzip and brotli, in kB of 1000 bytes. Fails above a limit.
 * The limits leave room for ordinary changes (6 % for createSdk): what they catch is a library that slips in. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const here = join(import.meta.dirname, '..')

type Entry = { name: string; code: string; limit?: number }
const entries: Entry[] = [
  { name: './client', code: `export { createClient } from '${here}/src/client.ts'`, limit: 6 },
  { name: 'createSdk', code: `export { createSdk } from '${here}/src/index.ts'`, limit: 35 },
  {
    name: '. and ./browser, everything',
    code: `export * from '${here}/src/index.ts'; export * from '${here}/src/browser/index.ts'`,
  },
  {
    name: 'floor: xstate + openapi-fetch + nanoevents',
    code: `export { setup, createActor, fromPromise, assign } from 'xstate'; export { createFinalURL, createQuerySerializer, defaultPathSerializer, mergeHeaders } from 'openapi-fetch'; export { createNanoEvents } from 'nanoevents'`,
  },
]

export type Size = { name: string; gzip: number; brotli: number; limit?: number }

export async function measure(): Promise<Size[]> {
  const folder = await mkdtemp(join(here, 'node_modules/.sizes-'))
  try {
    const sizes: Size[] = []
    for (const [index, { name, code, ...bounds }] of entries.entries()) {
      const entry = join(folder, `${index}.ts`)
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

async function bundled(entry: string): Promise<string> {
  const result = await build({
    root: tmpdir(),
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Not library mode: it leaves the white space of ES modules alone.
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error('vite built nothing')
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
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
