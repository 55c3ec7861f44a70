import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Words that leave a doc comment without a subject: "Of a total that is known: …", "Whoever has a key …". */
const WITHOUT_SUBJECT =
  /\/\*\*\s+(?:\* )?(?:Of|What|Whatever|Who|Whoever|Whom|Whose|Those|That|Where|Nothing|Nobody|They|It)\s/g
/** Doc comments of the server that still begin so. Lower it when you rewrite some; new ones begin with a verb or with the noun that is the thing. */
const MOST = 100

test(`At most ${MOST} doc comments of the server begin without a subject, and each change may only leave fewer`, () => {
  const files = globSync('apps/api/{src,cli}/**/*.ts', { cwd: root, exclude: ['**/*.gen.ts', '**/*.test.ts'] })
  const found = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(WITHOUT_SUBJECT)].map(([start]) => `${file}: ${start.trim()}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found.length <= MOST ? [] : found).toEqual([])
})
