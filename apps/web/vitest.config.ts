import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Tests that replace a module: each needs modules of its own (`vitest.mocked.config.ts`). */
export const MOCKED = 'src/**/*.mocked.test.{ts,tsx}'

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      name: 'web',
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: [MOCKED],
      // The files of a worker share what they import, which is half the work.
      isolate: false,
      // And one window: a global that a test replaces is back for the next one.
      unstubGlobals: true,
      setupFiles: ['./src/testing/setup.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 15_000 } },
    },
  }),
)
