import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Vitest's own default leaves one core idle: on two cores it would run one file at a time. Tests also wait, for processes and databases.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism() + 1)

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'tools/*',
      'apps/web/server',
      'apps/web/vitest.mocked.config.ts',
      'specs',
      'scripts',
      'e2e',
    ],
  },
})
