import { expect, test } from 'vitest'
import { needsPages } from './needs-pages.ts'

test.each([
  '',
  'apps/web/server',
  '--project web-server',
  '--project=web-server -t files',
  '--project api --project web-server',
  '--project !api',
  '--project=web*',
])('needsPages is true for the arguments "%s"', (args) => {
  expect(needsPages(args.split(' '))).toBe(true)
})

test.each(['--project api', '--project=core session -t refresh', '--project api --project web-mocked -u'])(
  'needsPages is false for the arguments "%s"',
  (args) => {
    expect(needsPages(args.split(' '))).toBe(false)
  },
)
