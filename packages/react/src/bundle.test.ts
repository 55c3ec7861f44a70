// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const here = join(import.meta.dirname, '..')

/** What a bundler makes of a page, React apart. */
async function bundle(page: string): Promise<Rolldown.OutputChunk[]> {
  const folder = await mkdtemp(join(here, 'node_modules/.bundle-'))
  const mode = process.env.NODE_ENV
  try {
    await writeFile(join(folder, 'page.js'), page)
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: ['@yoyaku/source', 'module', 'browser', 'production'] },
      build: {
        write: false,
        minify: true,
        rolldownOptions: {
          input: join(folder, 'page.js'),
          external: /^react(?:\/|$)/,
          preserveEntrySignatures: 'strict',
        },
      },
    })
    const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
    return output.filter((file) => file.type === 'chunk')
  } finally {
    process.env.NODE_ENV = mode
    await rm(folder, { recursive: true })
  }
}

const hasXState = ({ modules }: Rolldown.OutputChunk) =>
  Object.entries(modules).some(([file, { renderedLength }]) => file.includes('/xstate/') && renderedLength > 0)

/** What a page loads at once. */
function loadedAtOnce(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const loaded = () => chunks.filter(({ fileName }) => names.has(fileName))
  for (const _ of chunks) for (const { imports } of loaded()) for (const name of imports) names.add(name)
  return loaded()
}

test('A page with the hooks and the SDK loads XState with the first chart, not at once', async () => {
  const chunks = await bundle(`export * from '@yoyaku/react'; export { createSdk } from '@yoyaku/core'`)
  expect(chunks.filter(hasXState)).toHaveLength(1)
  expect(loadedAtOnce(chunks).filter(hasXState)).toStrictEqual([])
})

test('The hooks weigh at most 2.5 kB gzip beside React', async () => {
  const [chunk] = await bundle(`export * from '@yoyaku/react'`)
  expect(gzipSync(chunk?.code ?? '').length).toBeLessThan(2500)
})
