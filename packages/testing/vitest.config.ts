import { defineConfig } from 'vitest/config'

const conditions = ['@yoyaku/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'testing',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
