import { defineConfig } from 'vitest/config'

const conditions = ['@yoyaku/source', 'module', 'browser', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'react',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
})
