import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // Hooks run in client components: frameworks with server components read this line.
  banner: { js: "'use client'" },
  // TypeScript 6: tsup sets baseUrl itself (TS5101), and its program of its own cannot be composite (TS6307)
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false } },
})
