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
    except: /\/browser\/|\/msw\/|\/testing\/|\/index\.ts$|\.test\.ts$/,
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
    files: 'packages/react/src/**/*.{ts,tsx}',
    except: /\.test\.tsx$/,
    never: /^(?!\.|packages\/react\/|react$|@yoyaku\/core$)/,
    because: 'the hooks know React and core by its public entry',
  },
  {
    files: 'apps/web/src/**/*.{ts,tsx}',
    never: /^node:|^@yoyaku\/api(?!\/calendar-file$)|^apps\/api\/|^packages\//,
    because: 'the web app sees core by its public entries, and of the API only what writes calendar files',
  },
  {
    files: 'apps/web/src/components/**/*.{ts,tsx}',
    except: /\.test\.tsx?$/,
    never: /^@tanstack\/react-query$|^@yoyaku\/core\/browser$|^@yoyaku\/react$/,
    because: 'components take values and callbacks only',
  },
  {
    files: 'apps/web/src/**/*.{ts,tsx}',
    except: /\.test\.tsx?$|\/testing\//,
    never: /^apps\/web\/(src|server)\/testing\//,
    because: 'only tests import fixtures',
  },
  {
    files: 'apps/web/server/**/*.ts',
    except: /\.test\.ts$|\/testing\//,
    never: /^apps\/web\/(server\/testing|src\/(?!app|head|locale|navigation|routes\.ts|site|theme))/,
    because: 'the page server renders through src/app and shares addresses, languages and themes',
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
    except: /\/src\/((app|start-server|index)\.ts|contract\/(access|register|reply)\.ts|http\/|routes\/)|\.test\.ts$/,
    never: /^fastify$/,
    because: 'handlers and their domain know a call and an answer, no server',
  },
  {
    files: 'apps/api/cli/operator/**/*.ts',
    except: /\.test\.ts$/,
    never:
      /^(fastify|kysely|pg)$|^apps\/api\/(?!cli\/(?:operator\/|(?:flags|from-here|refused-fields|shop-times)\.ts|import\/(?:import-command|mistakes)\.ts|(?:brand\/brand|legal\/legal|rates\/rates)-command\.ts)|src\/(?:config\/secret-files\.ts|lib\/(?:full-name|local-minute)\.ts|modules\/money\/|contract\/types\.ts))/,
    because: 'the rules are the server’s alone',
  },
  {
    files: 'apps/api/src/lib/**/*.ts',
    except: /\.test\.ts$/,
    never: /^(fastify|kysely|pg)$|^apps\/api\/(?!src\/lib\/)/,
    because: 'lib knows nothing of this server',
  },
  {
    files: 'apps/api/src/db/**/*.ts',
    except: /\.test\.ts$/,
    never: /^(fastify|ajv|ws)$|^apps\/api\/(?!src\/(?:db|lib)\/|src\/contract\/types\.ts)/,
    because: 'the database knows nothing of HTTP and no module',
  },
  {
    files: 'apps/api/src/{http,bus,config,contract,observability}/**/*.ts',
    except: /\.test\.ts$/,
    never: /^apps\/api\/(?:src\/(?:modules|routes|jobs|testing)|cli|demo-catalogue|embedded-postgres|test)\//,
    because: 'modules stand on what carries them',
  },
  {
    files: 'apps/api/src/modules/**/*.ts',
    except: /\.test\.ts$/,
    never:
      /^fastify$|^apps\/api\/(?:src\/(?:http|routes|jobs|testing)\/|src\/(?:app|handlers|main|open-database|start-server)\.ts|cli\/|demo-catalogue\/|embedded-postgres\/|test\/)/,
    because: 'a module knows a call and an answer, no server and nobody who uses it',
  },
  {
    files: 'apps/api/src/modules/{catalogue-changes,offers,bookings,availability,holds,catalogue}/**/*.ts',
    except: /\.test\.ts$/,
    never: /^apps\/api\/src\/modules\/(?:search|shop-lists)\//,
    because: 'search, availability and holds stand on catalogue-changes, not on each other',
  },
  {
    files: 'apps/api/{src,cli,demo-catalogue,embedded-postgres}/**/*.ts',
    except: /\/testing\/|\.test\.ts$/,
    never: /^vitest$|^apps\/api\/(?:src\/testing|test|torture)\//,
    because: 'helpers of tests are no part of the server',
  },
  { files: 'e2e/**/*.ts', never: /^(apps|packages)\//, because: 'scenarios see the product from outside' },
]

/** The web app from the top down: a folder or file imports what stands below it. */
const WEB_LAYERS = [
  'app',
  'pages',
  'layouts',
  'features',
  'sdk',
  'data',
  'head',
  'components',
  'navigation',
  'routes.ts',
  'page.ts',
  'site',
  'locale',
  'theme',
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

test('apps/web/src has no folder that WEB_LAYERS lacks', () => {
  const found = filesOf('apps/web/src/**/*.{ts,tsx}').map((file) => file.split('/')[3] ?? '')
  const others = ['component-gallery', 'testing', 'routes.test.ts']
  expect([...new Set(found)].sort()).toStrictEqual([...WEB_LAYERS, ...others].sort())
})

test.each(WEB_LAYERS.slice(1))('%s of the web app imports nothing that stands above it', (layer) => {
  const above = WEB_LAYERS.slice(0, WEB_LAYERS.indexOf(layer))
  const upward = filesOf(`apps/web/src/${layer}${layer.includes('.') ? '' : '/**/*.{ts,tsx}'}`)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => above.some((other) => `${name}/`.startsWith(`apps/web/src/${other}/`)))
        .map((name) => `${file} → ${name}`),
    )
  expect(upward).toStrictEqual([])
})

test('No page of the web app imports another page', () => {
  // A test names the pages that it opens.
  const files = filesOf('apps/web/src/pages/*/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const crossings = files.flatMap((file) => {
    const page = file.split('/').slice(0, 5).join('/')
    return importsOf(file)
      .filter((name) => name.startsWith('apps/web/src/pages/') && !name.startsWith(`${page}/`))
      .map((name) => `${file} → ${name}`)
  })
  expect(crossings).toStrictEqual([])
})

const importers = [
  'apps/api/{src,cli,demo-catalogue,embedded-postgres}/**/*.ts',
  'apps/web/{src,server}/**/*.{ts,tsx}',
  'packages/core/src/**/*.ts',
  'packages/react/src/**/*.{ts,tsx}',
]

test.each(importers)('%s: no file imports itself through others', (pattern) => {
  expect(cyclesOf(graphOf(filesOf(pattern)))).toStrictEqual([])
})

test('No module of the server imports itself through others', () => {
  const moduleOf = (file: string) => /^apps\/api\/src\/modules\/([^/]+)\//.exec(file)?.[1]
  const modules = new Map<string, Set<string>>()
  for (const [file, targets] of graphOf(filesOf('apps/api/src/modules/**/*.ts'))) {
    const from = moduleOf(file) ?? ''
    const importedModules = modules.get(from) ?? new Set<string>()
    modules.set(from, importedModules)
    for (const to of targets.map(moduleOf)) if (to !== undefined && to !== from) importedModules.add(to)
  }
  expect(modules.size).toBeGreaterThan(20)
  expect(cyclesOf(new Map([...modules].map(([from, to]) => [from, [...to]])))).toStrictEqual([])
})

type Graph = Map<string, string[]>

function graphOf(files: string[]): Graph {
  const graph = new Map(
    files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)).map((file) => [file, importsOf(file)]),
  )
  expect(graph.size).toBeGreaterThan(0)
  return graph
}

/** One cycle for each place where a walk along the arrows comes back: `a → b → a`. */
function cyclesOf(graph: Graph): string[] {
  const cycles: string[] = []
  const finished = new Set<string>()
  const walk = (node: string, path: string[]) => {
    const start = path.indexOf(node)
    if (start >= 0) cycles.push([...path.slice(start), node].join(' → '))
    if (start >= 0 || finished.has(node)) return
    for (const target of graph.get(node) ?? []) walk(target, [...path, node])
    finished.add(node)
  }
  for (const node of graph.keys()) walk(node, [])
  return cycles
}
