import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipWithCallback)
const TEXT = /\.(?:m?js|css|svg|json|txt|webmanifest)$/
const SMALLEST_WORTH_IT = 512

/** Writes a `.br` and a `.gz` beside every text file of the client build, so that serving costs no compression. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir }) {
      if (dir === undefined) return
      for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        const content = await readFile(path)
        if (content.length < SMALLEST_WORTH_IT) continue
        await writeFile(
          `${path}.br`,
          await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        )
        await writeFile(`${path}.gz`, await gzip(content, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}
