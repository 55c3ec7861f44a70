import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

type Rule = {
  files: string
  except?: RegExp
  /** All that these files may import: packages, and paths from the root, which begin so. Their own folder is always among them. */
  only?: RegExp[]
  /** What they may not import, of what another rule allows. */
  never?: RegExp
  because: string
}

const TEST = /\.test\.tsx?$/
const TEST_OR_FIXTURE = /\.test\.tsx?$|\/testing\//
const NODE = /^node:/
/** A package of others, or ours that depends on nothing. Which of them a workspace has, its package.json says. */
const THIRD_PARTY =
  /^(?!node:|@yoyaku\/(?!(?:calendar-file|drawings(?:\/(?:random|spec))?|input(?:\/e164)?|node-http)$)|(?:apps|bench|deploy|docs|e2e|packages|scripts|specs|tools)\/)/

/** The rows of CONTRIBUTING.md and of the READMEs of `apps/api` and `apps/web`. */
const RULES: Rule[] = [
  { files: 'specs/**/*.ts', only: [THIRD_PARTY, NODE], because: 'the contract depends on nothing of ours' },
  {
    files: 'packages/input/src/**/*.ts',
    except: TEST,
    only: [/^libphonenumber-js\/max$/],
    because: 'how what people type is read depends on the numbering plans alone',
  },
  {
    files: 'packages/calendar-file/src/**/*.ts',
    except: TEST,
    only: [],
    because: 'server and pages write the same calendar file',
  },
  {
    files: 'packages/drawings/src/**/*.ts',
    except: /\.(?:test|generate)\.ts$/,
    only: [],
    because: 'a drawing depends on its words alone',
  },
  {
    files: 'packages/node-http/src/**/*.ts',
    except: TEST,
    only: [NODE, /^@fastify\/accept-negotiator$/],
    because: 'how a server of Node is guarded knows no contract and no page',
  },
  {
    files: 'tools/demo-catalogue/src/**/*.ts',
    except: TEST,
    only: [/^@yoyaku\/drawings(?:\/(?:random|spec))?$/, /^node:events$/],
    because: 'the demo catalogue is a file for the import; it knows no server',
  },
  {
    files: 'tools/mutants/src/**/*.ts',
    except: TEST,
    only: [NODE],
    because: 'what makes mistakes and runs checks knows none of them: each workspace has its own',
  },
  {
    files: 'packages/core/src/**/*.ts',
    except: TEST,
    only: [/^(?:xstate|nanoevents|openapi-fetch|zod\/mini|@yoyaku\/input)$/],
    because: 'core knows no framework, no DOM, no server',
  },
  {
    files: 'packages/testing/src/**/*.ts',
    except: TEST,
    only: [/^(?:@yoyaku\/core(?:\/(?:browser|machines|types))?|xstate(?:\/graph)?|msw)$/],
    because: 'the test kit sees core by its public entries, and runs wherever core does',
  },
  {
    files: 'packages/core/src/**/*.ts',
    except: /\/ports\/(?:browser\/|ports-of\.ts$)|\/src\/(?:browser|standalone)\.ts$|\.test\.ts$/,
    never: /^packages\/core\/src\/ports\/browser\//,
    because: 'one file chooses the ports of a page; nothing else of the SDK knows that there are pages',
  },
  {
    files: 'packages/core/src/*/*.machine.ts',
    only: [/^xstate$/, /^packages\/core\/src\/(?:contract|flow|format|http|ports|reservation|validation)\//],
    never: /\.(?:actors|connect|flow|start)\.ts$/,
    because: 'a machine decides what happens next, an actor does the I/O',
  },
  {
    files: 'packages/core/src/*/*.connect.ts',
    only: [/^xstate$/, /^packages\/core\/src\/(?:contract|flow|format|http|reservation|validation)\//],
    never: /\.(?:actors|flow|start)\.ts$/,
    because: 'connect is pure',
  },
  {
    files: 'packages/react/src/**/*.{ts,tsx}',
    except: TEST,
    only: [/^react$/, /^@xstate\/react$/, /^@yoyaku\/core(?:\/types)?$/],
    because: 'the hooks know React, the hooks of XState and core by its public entry',
  },
  {
    files: 'apps/web/src/**/*.{ts,tsx}',
    except: /\.test\.tsx?$|\/(?:testing|component-gallery)\//,
    only: [THIRD_PARTY, /^@yoyaku\/core(?:\/(?:browser|client|types))?$/, /^@yoyaku\/react$/],
    because: 'the web app sees core by its public entries, and nothing of the API',
  },
  {
    files: 'apps/web/src/components/**/*.{ts,tsx}',
    except: TEST,
    only: [
      /^(?:react|lucide-react|@lingui\/react(?:\/macro)?|@vanilla-extract\/(?:css|recipes)|@zag-js\/(?:react|tabs|toast))$/,
      /^@yoyaku\/core(?:\/types)?$/,
      /^apps\/web\/src\/(?:navigation|locale|theme)\//,
    ],
    because: 'components know values and callbacks only, no query, no flow and no site',
  },
  {
    files: 'apps/web/src/**/*.{ts,tsx}',
    except: TEST_OR_FIXTURE,
    never: /^apps\/web\/(src|server)\/testing\//,
    because: 'only tests import fixtures',
  },
  {
    files: 'apps/web/server/**/*.ts',
    except: TEST_OR_FIXTURE,
    only: [
      THIRD_PARTY,
      NODE,
      /^@yoyaku\/api(?:\/|$)/,
      /^apps\/web\/(?:vite\.config\.ts$|src\/(?:app|head|locale|navigation|site|theme)\/|src\/routes\.ts$)/,
    ],
    never: /\/testing\//,
    because:
      'the page server renders through src/app, shares addresses, languages and themes, and mounts the API by its public entries',
  },
  {
    files: 'apps/api/**/*.ts',
    only: [THIRD_PARTY, NODE, /^@yoyaku\/(?:demo-catalogue$|mutants(?:\/|$))/, /^docs\/catalogue-example\//],
    because: 'the contract, and packages that depend on nothing, are all that api shares',
  },
  {
    files: 'apps/api/src/**/*.ts',
    except: /\/src\/((app|start-server|index)\.ts|contract\/(access|register|reply)\.ts|http\/|routes\/)|\.test\.ts$/,
    never: /^fastify$/,
    because: 'handlers and their domain know a call and an answer, no server',
  },
  {
    files: 'apps/api/cli/operator/**/*.ts',
    except: TEST,
    only: [
      /^(?:commander|node:os|@yoyaku\/(?:drawings|input))$/,
      /^apps\/api\/cli\/(?:flags|from-here|quiet-pipes|refused-fields|shop-times|standard-input|who-asks|write-on-database)\.ts$/,
      /^apps\/api\/cli\/(?:brand\/brand|deletions\/deletions|import\/(?:export|import)|keys\/keys|legal\/legal|rates\/rates|shops\/shops|unknown-words\/unknown-words)-command\.ts$/,
      /^apps\/api\/cli\/import\/(?:hides|mistakes)\.ts$/,
      /^apps\/api\/src\/(?:contract\/(?:tables\.gen|types)|config\/secret-files|lib\/email-address|lib\/full-name|lib\/local-minute)\.ts$/,
      /^apps\/api\/src\/modules\/money\//,
    ],
    because: 'the rules are the server’s alone',
  },
  {
    files: 'apps/api/cli/import/**/*.ts',
    except: TEST,
    only: [
      /^@yoyaku\/(?:drawings(?:\/spec)?|input(?:\/e164)?)$/,
      /^(?:csv-parse\/sync|kysely|safe-stable-stringify|zod)$/,
      NODE,
      /^apps\/api\/cli\/(?:on-database|record-command|refused-fields|shop-times)\.ts$/,
      /^apps\/api\/src\/(?:db|lib|modules\/money)\//,
      /^apps\/api\/src\/contract\/(?:tables\.gen|types|unstorable)\.ts$/,
      /^apps\/api\/src\/modules\/operator\/(?:booked-despite|hours-of-day|new-closures)\.ts$/,
    ],
    because: 'the import stands on the database and on the rules that it shares with the API',
  },
  {
    files: 'apps/api/cli/{brand,deletions,keys,legal,rates,shops}/**/*.ts',
    except: TEST,
    only: [
      /^(?:kysely|zod|node:fs|node:fs\/promises|node:readline|node:stream)$/,
      /^apps\/api\/cli\/(?:brand|deletions|keys|legal|rates|shops)\//,
      /^apps\/api\/cli\/(?:on-database|record-command|standard-input|write-on-database|import\/fields)\.ts$/,
      /^apps\/api\/reference-data\/legal-sellers\.ts$/,
      /^apps\/api\/src\/(?:config|db|lib|modules\/(?:legal|money|theme))\//,
      /^apps\/api\/src\/modules\/operator\/(?:guards|keys|log)\.ts$/,
      /^apps\/api\/src\/modules\/users\/delete-member\.ts$/,
      /^apps\/api\/src\/contract\/(?:tables\.gen|types|unstorable)\.ts$/,
    ],
    because: 'a command of one setting stands on its module',
  },
  {
    files: 'apps/api/cli/migrate/**/*.ts',
    except: TEST,
    only: [
      /^apps\/api\/cli\/(?:connect-for-command|flags|quiet-pipes)\.ts$/,
      /^apps\/api\/(?:embedded-postgres|src\/config|src\/db)\//,
    ],
    because: 'migrations need the database alone',
  },
  {
    files: 'apps/api/cli/backup/**/*.ts',
    except: TEST,
    only: [
      /^(?:pg|pg-copy-streams)$/,
      NODE,
      /^apps\/api\/cli\/(?:connect-for-command|flags|from-here|quiet-pipes|standard-input)\.ts$/,
      /^apps\/api\/(?:embedded-postgres|src\/config|src\/db)\//,
    ],
    because: 'a backup knows no table by name',
  },
  {
    files: 'apps/api/src/lib/**/*.ts',
    except: TEST,
    only: [THIRD_PARTY, NODE],
    never: /^(fastify|kysely|pg)$/,
    because: 'lib knows nothing of this server',
  },
  {
    files: 'apps/api/src/db/**/*.ts',
    except: TEST,
    only: [
      /^(?:kysely(?:\/migration)?|pg|@yoyaku\/(?:calendar-file|drawings\/spec))$/,
      NODE,
      /^apps\/api\/src\/(?:lib\/|contract\/types\.ts$)/,
    ],
    because: 'the database knows nothing of HTTP and no module',
  },
  {
    files: 'apps/api/src/{http,bus,config,contract,observability}/**/*.ts',
    except: TEST,
    only: [
      THIRD_PARTY,
      NODE,
      /^apps\/api\/src\/(?:bus|config|contract|db|http|lib|observability)\//,
      /^apps\/api\/src\/context\.ts$/,
    ],
    because: 'modules stand on what carries them',
  },
  {
    files: 'apps/api/src/modules/**/*.ts',
    except: TEST_OR_FIXTURE,
    only: [
      THIRD_PARTY,
      NODE,
      /^apps\/api\/src\/(?:bus|config|contract|db|lib|modules)\//,
      /^apps\/api\/src\/(?:context|jobs\/job\.types)\.ts$/,
    ],
    never: /^fastify$/,
    because: 'a module knows a call and an answer, no server and nobody who uses it',
  },
  {
    files: 'apps/api/src/modules/{catalogue-changes,offers,bookings,availability,holds,catalogue}/**/*.ts',
    except: TEST,
    never: /^apps\/api\/src\/modules\/(?:search|shop-lists)\//,
    because: 'search, availability and holds stand on catalogue-changes, not on each other',
  },
  {
    files: 'apps/api/{src,cli,demo,development-providers,embedded-postgres,reference-data}/**/*.ts',
    except: TEST_OR_FIXTURE,
    never: /^vitest$|^@yoyaku\/mutants(?:\/|$)|^apps\/api\/(?:src\/testing|test|torture)\//,
    because: 'helpers of tests are no part of the server',
  },
  {
    files: 'apps/api/reference-data/**/*.ts',
    except: TEST,
    only: [/^kysely$/, /^@yoyaku\/drawings\/(?:random|spec)$/, /^apps\/api\/src\/(?:db|lib)\//],
    because: 'every start needs the reference data, with any catalogue',
  },
  {
    files: 'apps/api/{src,cli,embedded-postgres,reference-data}/**/*.ts',
    except: /\.test\.ts$|\/testing\/|\/src\/open-database\.ts$/,
    never: /^apps\/api\/demo\/|^@yoyaku\/demo-catalogue$/,
    because: 'the demo catalogue is something one asks for',
  },
  {
    files: 'apps/api/demo/**/*.ts',
    except: TEST,
    only: [
      /^(?:kysely|@yoyaku\/demo-catalogue)$/,
      /^apps\/api\/cli\/import\/(?:import-catalogue|read-source)\.ts$/,
      /^apps\/api\/(?:reference-data|src\/(?:db|lib))\//,
      /^apps\/api\/src\/modules\/reviews\/author\.ts$/,
    ],
    because: 'the demo catalogue comes in as a catalogue of operators does',
  },
  {
    files: 'apps/api/{src,cli,embedded-postgres,reference-data,demo}/**/*.ts',
    except: /\.test\.ts$|\/testing\/|\/src\/routes\/development-providers\.ts$/,
    never: /^apps\/api\/development-providers\//,
    because: 'only a start in development plays the providers',
  },
  {
    files: 'apps/api/development-providers/**/*.ts',
    except: TEST,
    only: [/^(?:jose|oidc-provider)$/, NODE, /^apps\/api\/src\/(?:config\/sso|modules\/mail\/html)\.ts$/],
    because: 'a provider knows nothing of the server that asks it',
  },
  {
    files: 'e2e/**/*.{ts,tsx,js}',
    only: [
      THIRD_PARTY,
      NODE,
      /^@yoyaku\/(?:core(?:\/|$)|react$|testing(?:\/|$))/,
      /^scripts\/(?:browser|port|product|run)\.ts$/,
    ],
    because: 'tests from outside see what partners see, and start the product by its scripts',
  },
  {
    files: 'scripts/**/*.ts',
    except: /\.test\.ts$/,
    only: [THIRD_PARTY, NODE, /^apps\/web\/server\/main\.ts$/],
    because: 'scripts start programs; start.ts runs the page server in its own process',
  },
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

/** The SDK from the ground up. A folder imports itself and what stands below; those of one row know each other. */
const CORE_LAYERS = [
  ['contract'],
  ['format', 'validation'],
  ['http', 'ports'],
  ['flow'],
  ['cancellation', 'notifications', 'queries', 'reservation', 'session', 'sign-in', 'socket'],
  // One runs the chart of a reservation, the other begins one.
  ['reschedule', 'waiting-list'],
  ['sdk'],
]

const importsOf = (file: string) =>
  [
    ...readFileSync(resolve(root, file), 'utf8').matchAll(
      /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ]
    .map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '')
    .map((name) => (name.startsWith('.') ? relative(root, resolve(root, dirname(file), name)) : name))

/** Without what is loaded only where it is asked for. */
const importsAtStart = (file: string) =>
  importsOf(file).filter(
    (name) => !readFileSync(resolve(root, file), 'utf8').includes(`import('${pathFrom(file, name)}')`),
  )

const pathFrom = (file: string, name: string) => {
  const path = relative(dirname(file), name)
  return path.startsWith('.') ? path : `./${path}`
}

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => ['node_modules', 'dist'].includes(basename(path)) })

/** `apps/api/cli/import/**` and `packages/core/src/*`: the folder itself. */
const ownFolder = (file: string, pattern: string) => {
  const depth = pattern.split('/').findIndex((part) => part === '**' || part.includes('.'))
  return `${file.split('/').slice(0, depth).join('/')}/`
}

test.each(RULES)('$files: $because', ({ files, except, only, never }) => {
  const found = filesOf(files).filter((file) => !except?.test(file))
  expect(found.length).toBeGreaterThan(0)
  const isAllowed = (file: string, name: string) =>
    only === undefined || name.startsWith(ownFolder(file, files)) || only.some((one) => one.test(name))
  expect(
    found.flatMap((file) =>
      importsOf(file)
        .filter((name) => !isAllowed(file, name) || never?.test(name))
        .map((name) => `${file} → ${name}`),
    ),
  ).toStrictEqual([])
})

test('Every folder in the tables of CONTRIBUTING.md and apps/api/README.md has a rule, but those that may import anything or hold no code', () => {
  const folders = ['CONTRIBUTING.md', 'apps/api/README.md'].flatMap((file) => [
    ...readFileSync(resolve(root, file), 'utf8').matchAll(/^\| `([\w/{},-]+)` \|.*\| (.*) \|$/gm),
  ])
  expect(folders.length).toBeGreaterThan(10)
  const without = folders
    .map(([, folder = '']) => folder)
    .filter((folder) => !RULES.some(({ files }) => files.startsWith(`${folder}/`)))
  expect(without).toStrictEqual(['bench', 'bin', 'deploy'])
})

test('Modules of the server import modules of their own row in apps/api/README.md, or of a row above', () => {
  const [, table = ''] = readFileSync(resolve(root, 'apps/api/README.md'), 'utf8').split('| Modules | Hold |')
  const rows = [...table.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \|/gm)].map(([, names = '']) =>
    [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  )
  const rowOf = (module: string) => rows.findIndex((row) => row.includes(module))
  const files = filesOf('apps/api/src/modules/*/**/*.ts').filter((file) => !TEST_OR_FIXTURE.test(file))
  const modules = [...new Set(files.map((file) => file.split('/')[4] ?? ''))]
  expect(rows.flat().sort()).toStrictEqual(modules.sort())
  const downward = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith('apps/api/src/modules/'))
      .filter((name) => rowOf(name.split('/')[4] ?? '') > rowOf(file.split('/')[4] ?? ''))
      .map((name) => `${file} → ${name}`),
  )
  expect(downward).toStrictEqual([])
})

test('A transaction is opened by db/transaction.ts alone, and by a backup, which reads and writes raw rows', () => {
  const opening = /\.(?:transaction|startTransaction)\(\)|(?:sql|query\()\s*['"`]\s*(?:begin|start transaction)\b/
  const files = filesOf('apps/api/**/*.ts').filter((file) => !/\.test\.ts$|\/(?:test|testing|torture)\//.test(file))
  const opened = files.filter((file) => opening.test(readFileSync(resolve(root, file), 'utf8')))
  expect(opened.filter((file) => !file.startsWith('apps/api/cli/backup/'))).toStrictEqual([
    'apps/api/src/db/transaction.ts',
  ])
})

test('A start loads no file of the demo catalogue and of the development providers until they are wanted', () => {
  const reached = new Set(['apps/api/src/start-server.ts'])
  for (const file of reached)
    for (const name of importsAtStart(file)) if (name.startsWith('apps/api/')) reached.add(name)
  expect(reached).toContain('apps/api/reference-data/insert-reference-data.ts')
  expect(reached).toContain('apps/api/src/routes/development-providers.ts')
  const ofDevelopment = /^apps\/api\/(?:demo|development-providers)\//
  expect([...reached].filter((file) => ofDevelopment.test(file))).toStrictEqual([])
})

test('No feature of core imports another of its row: create-yoyaku.ts wires them', () => {
  const features = filesOf('packages/core/src/*/*.machine.ts').map((file) => basename(dirname(file)))
  expect(features.length).toBeGreaterThan(0)
  const isBeside = (one: string, other: string) =>
    one !== other && CORE_LAYERS.some((row) => row.includes(one) && row.includes(other))
  const crossings = features.flatMap((feature) =>
    filesOf(`packages/core/src/${feature}/**/*.ts`)
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) =>
            features.some((other) => isBeside(feature, other) && name.startsWith(`packages/core/src/${other}/`)),
          )
          .map((name) => `${file} → ${name}`),
      ),
  )
  expect(crossings).toStrictEqual([])
})

test('packages/core/src has no folder that CORE_LAYERS lacks', () => {
  const folders = filesOf('packages/core/src/*/**/*.ts').map((file) => file.split('/')[3] ?? '')
  expect([...new Set(folders)].sort()).toStrictEqual([...CORE_LAYERS.flat(), 'words'].sort())
})

test.each(CORE_LAYERS.flat())('%s of core imports nothing that stands above it', (layer) => {
  const below = CORE_LAYERS.slice(0, CORE_LAYERS.findIndex((row) => row.includes(layer)) + 1).flat()
  const upward = filesOf(`packages/core/src/${layer}/**/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('packages/core/src/') && !below.includes(name.split('/')[3] ?? ''))
        .map((name) => `${file} → ${name}`),
    )
  expect(upward).toStrictEqual([])
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
  'apps/api/{src,cli,demo,development-providers,embedded-postgres,reference-data}/**/*.ts',
  'apps/web/{src,server}/**/*.{ts,tsx}',
  'packages/drawings/src/**/*.ts',
  'packages/node-http/src/**/*.ts',
  'tools/demo-catalogue/src/**/*.ts',
  'tools/mutants/src/**/*.ts',
  'packages/core/src/**/*.ts',
  'packages/react/src/**/*.{ts,tsx}',
  'packages/testing/src/**/*.ts',
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
    files.filter((file) => !/\.test\.tsx?$|(?<!packages)\/testing\//.test(file)).map((file) => [file, importsOf(file)]),
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
