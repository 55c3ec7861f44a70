import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    include: ['{cli,demo,development-providers,embedded-postgres,reference-data,src,test,torture}/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    // The files of a worker share what they import, which is half the work. A file that replaces a module imports the API anew.
    isolate: false,
    // Only a test that hangs takes so long, also on a machine with much else to do.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
