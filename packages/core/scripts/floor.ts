/** What the SDK cannot weigh less than: what it imports from its libraries, by its sources. */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const src = join(import.meta.dirname, '../src')
/** Tests are no part of a page. */
const isOfPage = (file: string) => !/\.test\.ts$/.test(file)

/** `library name` of each value that a source takes from a library. */
function importsIn(source: string): string[] {
  const named = [...source.matchAll(/^import (?:\w+, )?\{([^}]*)\} from '([^.'][^']*)'/gm)].flatMap(
    ([, names = '', library = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => `${library} ${name}`),
  )
  const whole = [...source.matchAll(/^import (?!type\b)\w+(?:, \{[^}]*\})? from '([^.'][^']*)'/gm)].map(
    ([, library]) => `${library} default`,
  )
  const zod = source.includes("import * as z from 'zod/mini'")
    ? [...source.matchAll(/\bz\.(\w+)\(/g)].map(([, name]) => `zod/mini ${name}`)
    : []
  return [...named, ...whole, ...zod]
}

/** A page that uses all that the SDK imports from its libraries, and nothing else. */
export async function floorPage(): Promise<string> {
  const found = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: src }))
    if (isOfPage(file)) for (const one of importsIn(await readFile(join(src, file), 'utf8'))) found.add(one)
  const imports = [...found].map((one, index) => {
    const [library, name] = one.split(' ')
    return `import { ${name} as used${index} } from '${library}'`
  })
  return `${imports.join('\n')}\nglobalThis.page = { ${[...found.keys()].map((_, index) => `used${index}`)} }`
}
