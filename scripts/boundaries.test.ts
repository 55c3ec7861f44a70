import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
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
    files: 'apps/web/src/{parts,layouts,catalogue,editorial}/**/*.{ts,tsx}',
    except: /\.test\.tsx?$/,
    never: /^apps\/web\/src\/pages\//,
    because: 'pages are made of parts, not parts of pages',
  },
  {
    files: 'apps/web/server/**/*.ts',
    never: /^apps\/api\/|^packages\//,
    because: 'the page server mounts the API by its public entry',
  },
  {
    files: 'apps/api/**/*.ts',
    never: /^@yoyaku\/|^react|^packages\/|^apps\/web\//,
    because: 'the contract is all that api shares',
  },
  {
    files: 'apps/api/src/**/*.ts',
    except:
      /\/src\/((app|start-api|index)\.ts|auth\/sso\/routes\.ts|contract\/(access|register|reply)\.ts|http\/|live\/plugin\.ts|mail\/dev-mailbox\.ts|shops\/pictures\.ts)|\.test\.ts$/,
    never: /^fastify$/,
    because: 'handlers and their domain know a call and an answer, no server',
  },
  {
    files: 'apps/api/src/operator-cli/**/*.ts',
    except: /\.test\.ts$/,
    never:
      /^(fastify|kysely|pg)$|^apps\/api\/src\/(?!operator-cli\/|command-line\/|local-minute\.ts|money\/|contract\/handler\.ts|catalogue-import\/(import-command|mistakes)\.ts|(?:theme\/brand|legal\/legal)-command\.ts)/,
    because: 'the rules are the server’s alone',
  },
  {
    files: 'apps/api/src/db/**/*.ts',
    never: /^(fastify|ajv|ws)\b|^apps\/api\/src\/(http|app)\b/,
    because: 'the database knows nothing of HTTP',
  },
  { files: 'e2e/**/*.ts', never: /^(apps|packages)\//, because: 'scenarios see the product from outside' },
]

const importsOf = (file: string) =>
  [
    ...readFileSync(resolve(root, file), 'utf8').matchAll(
      /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ]
    .map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '')
    .map((name) => (name.startsWith('.') ? relative(root, resolve(root, dirname(file), name)) : name))

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => ['node_modules', 'dist'].includes(basename(path)) })

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
  const features = filesOf('packages/core/src/*/*.machine.ts').map((file) => basename(dirname(file)))
  expect(features.length).toBeGreaterThan(0)
  const crossings = features.flatMap((feature) =>
    filesOf(`packages/core/src/${feature}/**/*.ts`)
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) =>
            features.some((other) => other !== feature && name.startsWith(`packages/core/src/${other}/`)),
          )
          .map((name) => `${file} → ${name}`),
      ),
  )
  expect(crossings).toStrictEqual([])
})
