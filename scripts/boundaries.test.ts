import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Who may import whom. `files` may not import what `never` matches (a package name, or a path from the project's root). */
const RULES: { files: string; except?: RegExp; never: RegExp; because: string }[] = [
  {
    files: 'packages/core/src/**/*.ts',
    never: /^(react|react-dom|@xstate\/react|node:|@yoyaku|fastify|pg)\b|^(apps|e2e|specs)\//,
    because: 'core knows no framework, no DOM, no server',
  },
  {
    files: 'packages/core/src/**/*.ts',
    except: /\/browser\/|\/testing\/|\/index\.ts$|\.test\.ts$/,
    never: /^packages\/core\/src\/(browser|testing)\//,
    because: 'ports are given to core, never fetched by it',
  },
  {
    files: 'packages/core/src/**/*.machine.ts',
    never: /^openapi-fetch|\.actors\.ts$|^packages\/core\/src\/client\/client/,
    because: 'a chart says when, an actor says how',
  },
  {
    files: 'packages/core/src/**/*.connect.ts',
    never: /^openapi-fetch|\.actors\.ts$|^packages\/core\/src\/client\/client/,
    because: 'connect is pure',
  },
  {
    files: 'apps/web/src/**/*.{ts,tsx}',
    never: /^node:|^@yoyaku\/api|^apps\/api\/|^packages\//,
    because: 'the web app sees core by its public entries',
  },
  {
    files: 'apps/api/**/*.ts',
    never: /^@yoyaku\/|^react|^packages\/|^apps\/web\//,
    because: 'the contract is all that api shares',
  },
  { files: 'apps/api/src/db/**/*.ts', never: /^fastify|^ajv/, because: 'the database knows nothing of HTTP' },
  { files: 'e2e/**/*.ts', never: /^(apps|packages)\//, because: 'scenarios see the product from outside' },
]

const FEATURES = ['session', 'sign-in', 'reservation', 'cancellation', 'socket', 'notifications']

const importsOf = (file: string) =>
  [
    ...readFileSync(resolve(root, file), 'utf8').matchAll(
      /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ]
    .map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '')
    .map((name) => (name.startsWith('.') ? relative(root, resolve(root, dirname(file), name)) : name))

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') || name.includes('dist') })

test.each(RULES)('$files: $because', ({ files, except, never }) => {
  const found = filesOf(files).filter((file) => !except?.test(file))
  expect(found.length).toBeGreaterThan(0)
  expect(
    found.flatMap((file) =>
      importsOf(file)
        .filter((name) => never.test(name))
        .map((name) => `${file} → ${name}`),
    ),
  ).toStrictEqual([])
})

test('No feature of core imports another: sdk.ts wires them', () => {
  const crossings = FEATURES.flatMap((feature) =>
    filesOf(`packages/core/src/${feature}/**/*.ts`)
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) =>
            FEATURES.some((other) => other !== feature && name.startsWith(`packages/core/src/${other}/`)),
          )
          .map((name) => `${file} → ${name}`),
      ),
  )
  expect(crossings).toStrictEqual([])
})

test('Handlers of the API do not know Fastify', () => {
  const knowing = filesOf(
    'apps/api/src/{auth,users,shops,availability,reservations,notifications,favorites,articles,legal,theme,operator,wishes}/**/*.ts',
  )
    .filter((file) => readFileSync(resolve(root, file), 'utf8').includes('Handler<'))
    .filter((file) => importsOf(file).includes('fastify'))
  expect(knowing).toStrictEqual([])
})
