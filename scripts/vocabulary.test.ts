import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Types and components are nouns that say what they hold; these say only that somebody did something, or are pictures of it. */
const OLD_NAMES =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class|enum|function) (Asked|Told|Kept|Said|Known|Seen|Understood|Standing|Wish|Letter|World|House|Worn)\b/gm
/** Pictures that have a term of the field: a fake API, a request or an e-mail, expired rows, an attempt limit. */
const OLD_FILES = /(?:^|[/.-])(?:house|told|asked|together|forgive|heed|deafen|flood)(?=[-./])/

const files = globSync(
  [
    'apps/api/{src,cli,demo-catalogue,embedded-postgres,test,torture}/**/*.ts',
    'apps/web/{src,server}/**/*.{ts,tsx}',
    'packages/*/src/**/*.{ts,tsx}',
    '{bench,e2e,scripts}/**/*.{ts,tsx}',
  ],
  { cwd: root },
)

test.each(['apps/api/', 'apps/web/', 'packages/core/', 'packages/react/', 'bench/', 'e2e/', 'scripts/'])(
  'The vocabulary test reads files of %s',
  (folder) => {
    expect(files.filter((file) => file.startsWith(folder))).not.toHaveLength(0)
  },
)

test('No type, class or function of any package has a name of the old vocabulary', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(OLD_NAMES)].map(([, name]) => `${file}: ${name}`),
  )
  expect(found).toStrictEqual([])
})

test('No file of any package has a name of the old vocabulary', () => {
  expect(files.filter((file) => OLD_FILES.test(file))).toStrictEqual([])
})
