/**
 * Every module of the built package is one that an export leads to: helpers of our own tests stay out. And types have the names under
 * which an editor shows them. Build first.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const core = join(import.meta.dirname, '..')
const MODULE = /\.(?:js|cjs|mjs)$/
/** `from './x.js'`, `import('./x.js')`, `require('./x.cjs')` and `import './x.js'`. */
const IMPORTS = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)["'](\.{1,2}\/[^"']+)["']/g

/** Modules of `files`, by path, that none of the entries reaches by imports. `read` gives the text of one. */
export function unreachable(
  files: readonly string[],
  entries: readonly string[],
  read: (file: string) => string,
): string[] {
  const reached = new Set(entries)
  for (const file of reached) {
    for (const [, path = ''] of read(file).matchAll(IMPORTS)) reached.add(normalize(join(dirname(file), path)))
  }
  return files.filter((file) => MODULE.test(file) && !reached.has(file))
}

/** Names in declarations that the bundler gave to the second of two types with one name, such as `Context$3`. */
export const renamedTypes = (declarations: string): string[] => [
  ...new Set(declarations.match(/\b[A-Z]\w*\$\d+\b/g) ?? []),
]

if (import.meta.main) {
  const { exports } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'))
  const named = JSON.stringify(exports).match(/dist\/[^"]+/g) ?? []
  const files = globSync('dist/**/*', { cwd: core }).map(normalize)
  const entries = named.filter((file) => MODULE.test(file)).map(normalize)
  const stray = unreachable(files, entries, (file) => readFileSync(join(core, file), 'utf8'))
  for (const file of stray) console.error(`No export leads to ${file}`)
  const declarations = files.filter((file) => /\.d\.ts$/.test(file))
  const renamed = declarations.flatMap((file) =>
    renamedTypes(readFileSync(join(core, file), 'utf8').replace(/\/\*.*?\*\//gs, '')).map(
      (name) => `${file} calls a type ${name}`,
    ),
  )
  for (const line of renamed) console.error(line)
  if (stray.length + renamed.length > 0 || entries.length === 0) process.exit(1)
}
