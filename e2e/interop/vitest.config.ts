import { defineConfig } from 'vitest/config'

/** Tools that others wrote; `npm run interop` installs them first. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'interop',
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: ['./setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
