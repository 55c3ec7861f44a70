import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RECORDED_COMMANDS } from './log.ts'

const text = readFileSync(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8')
const [, section = ''] = /\n## Who changed what\n([\s\S]*?)\n## /.exec(text) ?? []
/** The names in the first cell of each row. */
const documented = section
  .split('\n')
  .flatMap((line) => (line.startsWith('|') ? [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)] : []))
  .map(([, name]) => name)

test('docs/operating.md says of every recorded command what its row has', () => {
  expect(RECORDED_COMMANDS.filter((command) => !documented.includes(command))).toStrictEqual([])
})
