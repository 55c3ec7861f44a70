import { createRequire } from 'node:module'
import { type Output, transform } from '@swc/core'
import type { Plugin } from 'vite'

// Absolute, because SWC looks for a bare plugin name, and for its cache, from the working folder.
const wasm = createRequire(import.meta.url).resolve('@lingui/swc-plugin')
const cacheRoot = `${import.meta.dirname}/node_modules/.cache/swc`

const HAS_MACROS = /@lingui\/(?:core|react)\/macro/

/** The code with its sentences replaced by what Lingui looks up: descriptors with an `id` each. */
const withoutMacros = (code: string, filename: string): Promise<Output> =>
  transform(code, {
    filename,
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    jsc: {
      target: 'esnext',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'preserve' } },
      experimental: { cacheRoot, plugins: [[wasm, { runtimeModules: { Trans: ['#trans', 'Trans'] } }]] },
    },
  })

export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[cm]?[jt]sx?(?:\?|$)/, exclude: /node_modules/ }, code: HAS_MACROS },
      async handler(code, id) {
        const result = await withoutMacros(code, id.split('?')[0] ?? id)
        return result.map ? { code: result.code, map: result.map } : { code: result.code }
      },
    },
  }
}
