import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..', 'apps/web/src')
const MOST = 60

/** What of the styles outside of the theme is like this, as `file: 380px`. A comment is none. */
function stylesLike(pattern: RegExp): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /^(?!theme\/).*\.css\.ts$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      return [...code.matchAll(pattern)].map(([found]) => `${file}: ${found}`)
    })
}

test('styles outside of the theme name few sizes of their own: take a token, and lower this number when you can', () => {
  const found = stylesLike(/-?[\d.]+(?:px|rem)\b/g)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST)
})

test('line heights outside of the theme are tokens', () => {
  expect(stylesLike(/lineHeight: *['"]?\d[\d.]*/g)).toEqual([])
})
