import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MODULES = 'apps/api/src/modules'
const IN_MODULE = new RegExp(`^${MODULES}/([^/]+)/`)

/**
 * Modules of the API that the changed files may break: their own, and those that import them, directly or through others. Null where a
 * changed file of the API lies outside of the modules: then any test may.
 */
export function affectedModules(changed: readonly string[], root: string): string[] | null {
  const ofApi = changed.filter((file) => file.startsWith('apps/api/'))
  const names = ofApi.map((file) => IN_MODULE.exec(file)?.[1])
  if (names.some((name) => name === undefined)) return null
  const affected = new Set(names as string[])
  const imports = importsOfModules(root)
  for (const name of affected)
    for (const [importer, imported] of imports) if (imported.has(name)) affected.add(importer)
  return [...affected].sort()
}

/** By module, which others its files import; tests aside. */
function importsOfModules(root: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of globSync(`${MODULES}/*/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] })) {
    const name = IN_MODULE.exec(file.replaceAll('\\', '/'))?.[1] ?? ''
    const imported = imports.get(name) ?? new Set()
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, other = ''] of text.matchAll(/from '(?:\.\.\/)+([\w-]+)\//g)) imported.add(other)
    imports.set(name, imported)
  }
  return imports
}
