/** What the SDK cannot weigh less than: what it imports from its libraries, by its sources. */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const src = join(import.meta.dirname, '../src')
/** The test kit is no part of a page. */
const isOfPage = (file: string) => !/\.test\.ts$|^(?:testing|msw)\//.test(file)

/** A page that uses all that the SDK imports from xstate, openapi-fetch and nanoevents, and nothing else. */
export async function floorPage(): Promise<string> {
  const names = new Map<string, Set<string>>()
  for await (const file of glob('**/*.ts', { cwd: src })) {
    if (!isOfPage(file)) continue
    const source = await readFile(join(src, file), 'utf8')
    for (const [, imported = '', library = ''] of source.matchAll(/^import \{([^}]*)\} from '([^.'][^']*)'/gm))
      for (const name of imported.split(',').map((part) => part.trim()))
        if (name !== '' && !name.startsWith('type ')) names.set(library, (names.get(library) ?? new Set()).add(name))
  }
  const imports = [...names].map(([library, from]) => `import { ${[...from]} } from '${library}'`)
  return `${imports.join('\n')}\nglobalThis.page = { ${[...names.values()].flatMap((from) => [...from])} }`
}
