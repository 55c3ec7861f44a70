import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from '../vite.config.ts'

/** The server of the pages and what it draws, with no document. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    root: fileURLToPath(new URL('..', import.meta.url)),
    test: {
      name: 'web-server',
      environment: 'node',
      isolate: false,
      include: ['server/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 15_000 } },
    },
  }),
)
