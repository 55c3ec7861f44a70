import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'demo-catalogue', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
