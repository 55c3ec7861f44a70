import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'torture/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
