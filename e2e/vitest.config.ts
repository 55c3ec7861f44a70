import { defineConfig } from 'vitest/config'

const conditions = ['@yoyaku/source', 'module', 'node', 'development|production']

/** The SDK against a real server and a real database, with no browser; and what scenarios share. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'sdk',
    environment: 'node',
    isolate: false,
    include: ['*.test.ts', 'sdk/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
