import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Types are nouns that say what they hold; these say only that somebody did something, or are pictures of it. */
const OLD_NAMES =
  /^(?:export )?(?:type|interface|class) (Asked|Told|Kept|Said|Known|Seen|Understood|Standing|Wish|Letter|World|House|Worn)\b/gm

test('No type of the server has a name of the old vocabulary', () => {
  const files = globSync('apps/api/{src,cli,demo-catalogue,embedded-postgres,test,torture}/**/*.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(OLD_NAMES)].map(([, name]) => `${file}: ${name}`),
  )
  expect(found).toStrictEqual([])
})
