import { expect, test } from 'vitest'
import { renamedTypes, unreachable } from './packed-files.ts'

const texts: Record<string, string> = {
  'dist/index.js': 'import { a } from "./a.js";\nexport { c } from \'./b/c.js\';',
  'dist/a.js': 'const b = () => import("./b/b.js");',
  'dist/b/b.js': 'import "../side.js";',
  'dist/b/c.js': '',
  'dist/side.js': '',
  'dist/index.cjs': 'var a = require("./a.cjs");',
  'dist/a.cjs': '',
}
const read = (file: string) => texts[file] ?? ''
const entries = ['dist/index.js', 'dist/index.cjs']

test('A module of the package that an export leads to, by whatever import, belongs there', () => {
  expect(unreachable([...Object.keys(texts), 'dist/index.d.ts', 'dist/a.js.map'], entries, read)).toEqual([])
})

test('A module that only tests import is named in both formats', () => {
  const stray = ['dist/session/bare-sdk.js', 'dist/session/bare-sdk.cjs']
  expect(unreachable([...Object.keys(texts), ...stray], entries, read)).toEqual(stray)
})

test('A type that the bundler had to rename is named once', () => {
  expect(renamedTypes('declare type Context$3 = { a: Tag$1; b: Context$3; $ref: Money }')).toEqual([
    'Context$3',
    'Tag$1',
  ])
})
