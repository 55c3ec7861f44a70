import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Types and components are nouns that say what they hold; these say only that somebody did something, or are pictures of it. */
const OLD_NAMES =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class|enum|function) (Asked|Told|Kept|Said|Known|Seen|Understood|Standing|Wish|Letter|World|House|Town|Ground|Worn|Written|Sealed|Keeper|Patience|Face|Trouble|Happenings?)\b/gm
/** Pictures that have a term of the field: a fake API, a request or an e-mail, expired rows, an attempt limit. */
const OLD_FILES =
  /(?:^|[/.-])(?:house|town|ground|told|asked|together|forgive|heed|deafen|flood|keeper|sayings|sturdy|trouble|worn|happenings?|world)(?=[-./])/
/** Values: a callback, a request, a stored session, an e-mail, a background, a checksum. A wish may be one: visitors make wishes. */
const OLD_VALUES = new RegExp(
  `^(?:${[
    'told asked kept said heard known worn theirs ground world letters? house town together lastly',
    'ear mouth pulse felt flood keeper seal unseal farewell sturdy deafen forgive heed obtain recalling happenings?',
  ]
    .join(' ')
    .replaceAll(' ', '|')})$`,
)
/** Where variables, parameters and properties are checked. */
const CLEAN = [
  'apps/api/',
  'apps/web/',
  'packages/core/',
  'packages/react/',
  'packages/testing/',
  'bench/',
  'e2e/',
  'scripts/',
]
/** Names that others read: the step `kept` of a cancellation. */
const EXCEPTIONS = /^packages\/core\/src\/cancellation\/cancellation\.machine\.ts: kept$/
/** Parts of names that no name has. */
const OLD_PARTS =
  /^(?:kept|told|asked)[A-Z]|(?:[a-z](?:Asked|Told|Kept)|Letter|World|[Hh]appening)(?!Spacing)(?:[A-Z]|$)/

const files = globSync(
  [
    'apps/api/{src,cli,demo-catalogue,development-providers,embedded-postgres,reference-data,test,torture}/**/*.ts',
    'apps/web/{src,server}/**/*.{ts,tsx}',
    'packages/*/src/**/*.{ts,tsx}',
    '{bench,e2e,scripts}/**/*.{ts,tsx}',
  ],
  { cwd: root },
)

test.each([
  'apps/api/',
  'apps/web/',
  'packages/core/',
  'packages/react/',
  'packages/testing/',
  'bench/',
  'e2e/',
  'scripts/',
])('The vocabulary test reads files of %s', (folder) => {
  expect(files.filter((file) => file.startsWith(folder))).not.toHaveLength(0)
})

test('No type, class or function of any package has a name of the old vocabulary', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(OLD_NAMES)].map(([, name]) => `${file}: ${name}`),
  )
  expect(found).toStrictEqual([])
})

test('No file of any package has a name of the old vocabulary', () => {
  expect(files.filter((file) => OLD_FILES.test(file))).toStrictEqual([])
})

/** Where a node of the syntax tree declares names, by its type. */
const DECLARING: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  Function: ['params'],
  FunctionDeclaration: ['params'],
  FunctionExpression: ['params'],
  ArrowFunctionExpression: ['params'],
  TSMethodSignature: ['key', 'params'],
  TSFunctionType: ['params'],
  MethodDefinition: ['key'],
  Property: ['key'],
  ObjectPattern: ['properties'],
  PropertyDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSNamedTupleMember: ['label'],
  ArrayPattern: ['elements'],
  AssignmentPattern: ['left'],
  RestElement: ['argument'],
  CatchClause: ['param'],
}

type Syntax = Readonly<Record<string, unknown>>
const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null

/** The names of variables, parameters and properties that a file declares. */
function declaredNames(file: string, source: string): readonly string[] {
  const names: string[] = []
  const add = (part: unknown): void => {
    if (!isSyntax(part)) return
    if (part.type === 'Property') add(part.value)
    else if (part.type === 'Identifier' || part.type === 'PrivateIdentifier') names.push(String(part.name))
  }
  const visit = (value: unknown): void => {
    if (!isSyntax(value)) return
    for (const field of DECLARING[String(value.type)] ?? []) [value[field]].flat().forEach(add)
    Object.values(value).forEach(visit)
  }
  visit(parseSync(file, source).program)
  return names
}

test('declaredNames finds variables, parameters and properties, and no mere use of a name', () => {
  const source = `
    const { a, b: c, d = e, ...f } = g.h(i)
    const j = (k: number, { l }: { readonly l: string; m(n: number): void }) => [k, l, { o: p, q }]
    class R { #s = 1; t(): [u: string] { throw v } }
    try { w() } catch (x) {}`
  expect(new Set(declaredNames('names.ts', source))).toStrictEqual(new Set([...'abcdfjklmnoqstux']))
})

test.each(CLEAN)('No variable, parameter or property of %s has a name of the old vocabulary', (folder) => {
  const found = files
    .filter((file) => file.startsWith(folder))
    .flatMap((file) => declaredNames(file, readFileSync(resolve(root, file), 'utf8')).map((name) => ({ file, name })))
    .filter(({ name }) => OLD_VALUES.test(name) || OLD_PARTS.test(name))
    .map(({ file, name }) => `${file}: ${name}`)
    .filter((found) => !EXCEPTIONS.test(found))
  expect(found).toStrictEqual([])
})
