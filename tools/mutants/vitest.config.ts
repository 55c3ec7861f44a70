import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'mutants', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
