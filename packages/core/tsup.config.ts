import { globSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'

type Plugin = NonNullable<Parameters<typeof defineConfig>[0] & { esbuildPlugins?: unknown }>['esbuildPlugins']

const src = join(import.meta.dirname, 'src')

/** One file for each module, so that a bundler leaves out what a page does not import. */
const perModule = {
  name: 'per-module',
  setup(build) {
    const extension = build.initialOptions.format === 'cjs' ? '.cjs' : '.js'
    build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, importer, kind }) =>
      kind !== 'entry-point' && importer.startsWith(src)
        ? { path: path.replace(/\.ts$/, extension), external: true }
        : undefined,
    )
  },
} satisfies NonNullable<Plugin>[number]

/** A chart that nobody uses is left out: making one changes nothing. */
const pureCharts = {
  name: 'pure-charts',
  renderChunk: (code: string) => ({
    code: code.replaceAll(/= (?=\(?(?:0, )?[\w.]*\bsetup\)?\()/g, '= /* @__PURE__ */ '),
  }),
}

/** TypeScript 6: tsup sets baseUrl itself (TS5101), and its program of its own cannot be composite (TS6307). */
const compilerOptions = { ignoreDeprecations: '6.0', composite: false, lib: ['ES2023', 'ESNext.Temporal', 'DOM'] }

const entries = [
  'index',
  'client',
  'browser/lazy',
  'browser/standalone',
  'machines',
  'browser/index',
  'testing/index',
  'msw/index',
  ...['en', 'ko', 'ja', 'zh'].map((language) => `words/${language}.gen`),
]

export default defineConfig([
  {
    entry: globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts', '**/schema.gen.ts'] }).map(
      (file) => `src/${file}`,
    ),
    format: ['esm', 'cjs'],
    target: 'es2022',
    sourcemap: true,
    clean: true,
    splitting: false,
    // An ES module alone: `require` of it does not work before Node 22.12
    noExternal: ['nanoevents'],
    esbuildPlugins: [perModule],
    plugins: [pureCharts],
    dts: { entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])), compilerOptions },
  },
  {
    entry: { yoyaku: 'src/browser/standalone.ts' },
    format: ['iife', 'esm'],
    globalName: 'yoyaku',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    // One file each: charts that load on use come with it.
    splitting: false,
    noExternal: [/./],
    define: { 'process.env.NODE_ENV': '"production"' },
    outExtension: ({ format }) => ({ js: format === 'iife' ? '.iife.js' : '.mjs' }),
  },
])
