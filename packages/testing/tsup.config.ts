import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'msw/index': 'src/msw/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // TypeScript 6: tsup sets baseUrl itself (TS5101), and its program of its own cannot be composite (TS6307)
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false } },
})
