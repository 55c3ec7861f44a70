import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Words that leave a doc comment without a subject: "Of a total that is known: …", "Whoever has a key …". */
const WITHOUT_SUBJECT =
  /\/\*\*\s+(?:\* )?(?:Of|What|Whatever|Who|Whoever|Whom|Whose|Those|That|Where|Nothing|Nobody|They|It)\s/g
/** Doc comments that still begin so. Lower a number when you rewrite some; new ones begin with a verb or with the noun that is the thing. */
const MOST = [
  ['the server', 'apps/api/{src,cli}/**/*.ts', 100],
  ['the SDK', 'packages/{core,react,testing}/src/**/*.{ts,tsx}', 19],
] as const

test.each(MOST)(
  'Doc comments of %s (%s): at most %d begin without a subject, and each change may only leave fewer',
  (_, pattern, most) => {
    const files = globSync(pattern, { cwd: root, exclude: ['**/*.gen.ts', '**/*.test.{ts,tsx}'] })
    const found = files.flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(WITHOUT_SUBJECT)].map(
        ([start]) => `${file}: ${start.trim()}`,
      ),
    )
    expect(files.length).toBeGreaterThan(150)
    expect(found.length <= most ? [] : found).toEqual([])
  },
)
