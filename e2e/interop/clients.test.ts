import { expect, test } from 'vitest'
import { tool } from './tool.ts'

const NAMES = ['Hana', 'O’Brien', '김 민수', 'レオナルド・ディカプリオ', '佐藤']

test('generated clients and schemas compile under --strict', async () => {
  const { code, output } = await tool('tsc', '-p', 'tsconfig.json')
  expect(code, output).toBe(0)
})

test.each(NAMES)('the zod schema of hey-api takes the name %s', async (firstName) => {
  const { zLoginStep2Body } = await import('./generated/hey-api/zod.gen.ts')
  expect(
    zLoginStep2Body.safeParse({ challengeId: 'a'.repeat(32), firstName, lastName: firstName }).error,
  ).toBeUndefined()
})

test.each(NAMES)('the zod schema of kubb takes the name %s', async (firstName) => {
  const { loginStep2BodySchema } = await import('./generated/kubb/zod/loginStep2BodySchema.ts')
  expect(
    loginStep2BodySchema.safeParse({ challengeId: 'a'.repeat(32), firstName, lastName: firstName }).error,
  ).toBeUndefined()
})
