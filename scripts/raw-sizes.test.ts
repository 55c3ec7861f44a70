import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..', 'apps/web/src')
const MOST = 60

/** Lengths of a page's own, as `file: 380px`. A comment is none. */
function rawSizes(file: string): string[] {
  const code = readFileSync(join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return [...code.matchAll(/-?[\d.]+(?:px|rem)\b/g)].map(([size]) => `${file}: ${size}`)
}

test('styles outside of the theme name few sizes of their own: take a token, and lower this number when you can', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!theme\/).*\.css\.ts$/.test(file),
  )
  const found = files.flatMap(rawSizes)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST)
})
