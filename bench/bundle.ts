import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

export type Size = { gzip: number; brotli: number }

/** What a browser would load at once for a module: bundled and minified with its dependencies, lazy chunks left out. In kB of 1000 bytes. */
export async function bundled(source: string, beside: string): Promise<Size> {
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
    const code = [...needed].map((name) => Buffer.from(chunks.get(name)?.code ?? ''))
    return {
      gzip: code.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0) / 1000,
      brotli: code.reduce((sum, part) => sum + brotliCompressSync(part).length, 0) / 1000,
    }
  } finally {
    // Vite sets it for the whole process; the servers that are started later are not in production.
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
    await rm(folder, { recursive: true, force: true })
  }
}
