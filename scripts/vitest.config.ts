import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'repo', environment: 'node', isolate: false, include: ['*.test.ts'], testTimeout: 60_000 },
})
