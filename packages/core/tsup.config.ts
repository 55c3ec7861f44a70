import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { defineConfig } from 'tsup'

type Plugin = NonNullable<Parameters<typeof defineConfig>[0] & { esbuildPlugins?: unknown }>['esbuildPlugins']

const src = realpathSync(join(import.meta.dirname, 'src'))

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

/** For pages without a bundler, in one file with all that it needs. */
const STANDALONE = 'standalone'

const entries = [
  'index',
  'client',
  'types',
  STANDALONE,
  'machines',
  'browser',
  ...['en', 'ko', 'ja', 'zh'].map((language) => `words/${language}.gen`),
]

/** The modules that the exports lead to: types alone are none, nor are helpers of the SDK's own tests. */
async function modules(): Promise<string[]> {
  const input = entries.filter((name) => name !== STANDALONE).map((name) => join(src, `${name}.ts`))
  const bundle = await rolldown({ input, external: /^[^./]/, logLevel: 'silent' })
  await bundle.generate()
  const files = await bundle.watchFiles
  await bundle.close()
  return files
    .filter((file) => file.startsWith(src) && file.endsWith('.ts'))
    .map((file) => `src/${relative(src, file)}`)
}

export default defineConfig(async () => [
  {
    entry: await modules(),
    format: ['esm', 'cjs'],
    target: 'es2022',
    sourcemap: true,
    clean: true,
    splitting: false,
    // `require` of nanoevents, an ES module alone, does not work before Node 22.12; the default of openapi-fetch is not found by `require`
    noExternal: ['nanoevents', 'openapi-fetch'],
    esbuildPlugins: [perModule],
    plugins: [pureCharts],
    dts: { entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])), compilerOptions },
  },
  {
    entry: { yoyaku: `src/${STANDALONE}.ts` },
    format: ['iife', 'esm'],
    globalName: 'yoyaku',
    platform: 'browser',
    target: 'es2022',
    // Two kilobytes less, compressed, than esbuild's own
    minify: 'terser',
    terserOptions: { compress: { passes: 3 } },
    sourcemap: true,
    splitting: false,
    noExternal: [/./],
    define: { 'process.env.NODE_ENV': '"production"' },
    outExtension: ({ format }) => ({ js: format === 'iife' ? '.iife.js' : '.mjs' }),
  },
])
