import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AnyStateMachine, StateMachine } from 'xstate'
import * as machines from '../packages/core/src/machines.ts'

const packages = join(import.meta.dirname, '../packages')
const texts = globSync('{core,react,testing}/{src,docs,README.md}{,/**/*.{ts,tsx,md}}', {
  cwd: packages,
  exclude: ['**/*.test.ts', '**/*.gen.ts'],
})
const examples = texts.flatMap((file) =>
  /\.(?:md|tsx?)$/.test(file)
    ? [...readFileSync(join(packages, file), 'utf8').matchAll(/afterEvent\('(\w+)', '([^']+)'\)/g)]
    : [],
)
const known = Object.values(machines)
  .filter((it): it is AnyStateMachine => it instanceof StateMachine)
  .flatMap(({ events }) => events)

test('Every timer that a doc comment, a guide or a list of events names is one that a chart has', () => {
  const named = examples.map(([, delay, state]) => `xstate.after.${delay}.${state}`)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((event) => !known.includes(event))).toEqual([])
})
