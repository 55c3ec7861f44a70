import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { projects: ['packages/*', 'apps/*', 'specs', 'scripts', 'e2e'] } })
