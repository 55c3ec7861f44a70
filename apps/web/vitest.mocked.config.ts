import { defineConfig } from 'vitest/config'
import webConfig, { MOCKED } from './vitest.config.ts'

export default defineConfig((env) => {
  const { test, ...config } = webConfig(env)
  return { ...config, test: { ...test, name: 'web-mocked', include: [MOCKED], exclude: [], isolate: true } }
})
