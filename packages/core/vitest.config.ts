import { defineConfig } from 'vitest/config'

const conditions = ['@yoyaku/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'core',
    environment: 'node',
    isolate: false,
    include: ['{src,scripts,examples,test}/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
