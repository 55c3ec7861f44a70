import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** A comment above a test: `// Promise (Screens): what a person is promised`. */
const PROMISE = /^ *\/\/ Promise \(([^)]+)\): (.+)$/gm
/** Handed to `test` (one that is skipped proves nothing), to `test.each` of some rows, or kept as the `title` of several. */
const TITLE = /(?:\btest\(|\]\s*(?:as const)?,?\s*\)\(|\w\)\(|\btitle = )\s*(['"`])((?:\\.|(?!\1).)*)\1/
const SECTIONS = ['Addresses', 'Screens', 'Sentences and limits', 'Attacks and faults']

interface Row {
  readonly section: string
  readonly promise: string
  readonly title: string
  readonly file: string
}

function promisesOf(file: string): Row[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(PROMISE)].map(({ 1: section = '', 2: promise = '', index }) => ({
    section,
    promise,
    title: (TITLE.exec(text.slice(index))?.[2] ?? '').replaceAll(/\\(['"`])/g, '$1'),
    file,
  }))
}

const rows = globSync('{apps,e2e}/**/*.{test,e2e}.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
  .sort()
  .flatMap(promisesOf)

const tableOf = (section: string): string => `## ${section}

| Promise | Test | In |
| --- | --- | --- |
${rows
  .filter((row) => row.section === section)
  .sort((one, other) => (one.promise.toLowerCase() < other.promise.toLowerCase() ? -1 : 1))
  .map(({ promise, title, file }) => `| ${promise} | ${title.replaceAll('|', '\\|')} | ${file} |`)
  .join('\n')}
`

const DOCUMENT = `# Requirements and the tests that prove them

Made from the tests: a comment above a test, \`// Promise (Screens): …\`, puts it here. \`npm run unit -- --project repo promises -u\` writes
this file again. Each row names a test and its file, from the root of the project.
Requirements for the session, the live connection and retries are in
[packages/core/SCENARIOS.md](../packages/core/SCENARIOS.md), those for attacks on the API in
[apps/api/test/README.md](../apps/api/test/README.md).

${SECTIONS.map(tableOf).join('\n')}`

test('Promises stand above tests, each once, in a section of docs/promises.md', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter(({ title, section }) => title === '' || !SECTIONS.includes(section))).toStrictEqual([])
  const promises = rows.map(({ promise }) => promise)
  expect(promises.filter((promise, index) => promises.indexOf(promise) !== index)).toStrictEqual([])
})

test('docs/promises.md is made from the tests', async () => {
  await expect(DOCUMENT).toMatchFileSnapshot('../docs/promises.md')
})
