import { expect, test } from 'vitest'
import { tool } from './tool.ts'

const CONTRACT = '../../specs/openapi.yaml'

test.concurrent('Redocly lints the contract under recommended-strict', async () => {
  const { code, output } = await tool('redocly', 'lint', '--config', 'redocly.yaml', CONTRACT)
  expect(code, output).toBe(0)
})

test.concurrent('Spectral lints the contract under spectral:oas', async () => {
  const { code, output } = await tool('spectral', 'lint', '--fail-severity', 'warn', '-r', '.spectral.yaml', CONTRACT)
  expect(code, output).toBe(0)
})
