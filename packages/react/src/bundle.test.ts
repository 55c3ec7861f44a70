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

test('The hooks weigh at most 2.5 kB gzip beside React, and bring no XState: that comes with the SDK', async () => {
  const chunks = await bundle(`export * from '@yoyaku/react'`)
  expect([chunks.length, chunks.some(hasXState)]).toStrictEqual([1, false])
  expect(gzipSync(chunks[0]?.code ?? '').length).toBeLessThan(2500)
})
