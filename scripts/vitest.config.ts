import { defineProject } from 'vitest/config'

const conditions = ['@yoyaku/source', 'module', 'node', 'development|production']

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'repo',
    environment: 'node',
    isolate: false,
    include: ['*.test.ts', '../bench/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
