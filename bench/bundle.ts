import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, minifySync } from 'vite'

export type Size = { gzip: number; brotli: number }

type Chunk = { code: string; modules: Record<string, { code: string | null }> }

/** What a browser would load at once for a module: bundled and minified with its dependencies, lazy chunks left out. In kB of 1000 bytes. */
export async function bundled(source: string, beside: string): Promise<Size> {
  const chunks = await chunksOf(source, beside)
  const sum = (compress: (code: Buffer) => Buffer) =>
    chunks.reduce((total, { code }) => total + compress(Buffer.from(code)).length, 0) / 1000
  return { gzip: sum(gzip), brotli: sum(brotliCompressSync) }
}

const gzip = (code: Buffer) => gzipSync(code, { level: 9 })

/** What of it the modules of each part are, by a pattern of their paths: minified and gzipped by themselves, in kB. A module is of the first that fits. */
export async function partsOf(
  source: string,
  beside: string,
  parts: Record<string, RegExp>,
): Promise<Map<string, number>> {
  const code = new Map(Object.keys(parts).map((part) => [part, '']))
  for (const { modules } of await chunksOf(source, beside))
    for (const [id, module] of Object.entries(modules)) {
      const part = Object.keys(parts).find((name) => parts[name]?.test(id))
      if (part !== undefined) code.set(part, `${code.get(part)}{${module.code ?? ''}}`)
    }
  return new Map(
    [...code].map(([part, text]) => [part, gzip(Buffer.from(minifySync('part.js', text).code)).length / 1000]),
  )
}

async function chunksOf(source: string, beside: string): Promise<Chunk[]> {
  const folder = await mkdtemp(join(beside, 'node_modules/.bench-'))
  const entry = join(folder, 'entry.js')
  const mode = process.env.NODE_ENV
  try {
    await writeFile(entry, source)
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        minify: true,
        target: 'baseline-widely-available',
        rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
        modulePreload: false,
      },
    })
    if ('on' in built) throw new Error('a watcher was not asked for')
    const output = [built].flat().flatMap((one) => one.output)
    const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
    const needed = new Set<string>()
    const follow = (name: string) => {
      if (needed.has(name)) return
      needed.add(name)
      chunks.get(name)?.imports.forEach(follow)
    }
    for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName)
    return [...needed].flatMap((name) => chunks.get(name) ?? [])
  } finally {
    // Vite sets it for the whole process; the servers that are started later are not in production.
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
    await rm(folder, { recursive: true, force: true })
  }
}
