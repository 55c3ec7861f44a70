import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transform } from '@swc/core'
import type { Plugin } from 'vite'

// Absolute, because SWC looks for a bare plugin name, and for its cache, from the working folder.
const wasm = createRequire(import.meta.url).resolve('@lingui/swc-plugin')
const cacheRoot = fileURLToPath(new URL('./node_modules/.cache/swc', import.meta.url))

export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(?:\?|$)/, exclude: /node_modules/ },
        code: /@lingui\/(?:core|react)\/macro/,
      },
      async handler(code, id) {
        const result = await transform(code, {
          filename: id.split('?')[0] ?? id,
          swcrc: false,
          configFile: false,
          sourceMaps: true,
          jsc: {
            target: 'esnext',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'preserve' } },
            experimental: { cacheRoot, plugins: [[wasm, {}]] },
          },
        })
        return result.map ? { code: result.code, map: result.map } : { code: result.code }
      },
    },
  }
}
