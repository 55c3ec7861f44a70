import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    client: 'src/client.ts',
    machines: 'src/machines.ts',
    browser: 'src/browser/index.ts',
    testing: 'src/testing/index.ts',
    msw: 'src/msw/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // An ES module alone: `require` of it does not work before Node 22.12
  noExternal: ['nanoevents'],
  treeshake: true,
  // TypeScript 6: tsup sets baseUrl itself (TS5101), and its program of its own cannot be composite (TS6307)
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false, lib: ['ES2023', 'ESNext.Temporal', 'DOM'] } },
})
