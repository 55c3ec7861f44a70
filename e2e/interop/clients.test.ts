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

const slot = {
  startAt: '2026-12-01T10:00:00+09:00',
  endAt: '2026-12-01T11:00:00+09:00',
  time: '10:00',
  vacancies: 1,
  price: { amount: 500000, currency: 'JPY' },
}

test('the zod schemas of hey-api take a slot with the offset of its shop, and its start as a parameter', async () => {
  const { zGetAvailableProvidersQuery, zSlot } = await import('./generated/hey-api/zod.gen.ts')
  expect(zSlot.safeParse(slot).error).toBeUndefined()
  const query = { serviceId: 'cut', quantity: 1, startAt: slot.startAt }
  expect(zGetAvailableProvidersQuery.safeParse(query).error).toBeUndefined()
})

test('the zod schemas of kubb take a slot with the offset of its shop, and its start as a parameter', async () => {
  const { getAvailableProvidersQueryParamsSchema } = await import('./generated/kubb/zod/getAvailableProvidersSchema.ts')
  const { slotSchema } = await import('./generated/kubb/zod/slotSchema.ts')
  expect(slotSchema.safeParse(slot).error).toBeUndefined()
  const query = { serviceId: 'cut', quantity: 1, startAt: slot.startAt }
  expect(getAvailableProvidersQueryParamsSchema.safeParse(query).error).toBeUndefined()
})
