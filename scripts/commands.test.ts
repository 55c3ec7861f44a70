import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('Every command of package.json is explained in docs/commands.md or CONTRIBUTING.md', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const explained = read('docs/commands.md') + read('CONTRIBUTING.md')
  const byItself = ['start', 'test']
  const unexplained = Object.keys(scripts).filter((name) => {
    const command = byItself.includes(name) ? `npm ${name}` : `npm run ${name}`
    return !new RegExp(`\\b${command}\\b`).test(explained)
  })
  // `bootstrap` is the first step of the others.
  expect(unexplained).toStrictEqual(['bootstrap'])
})
