import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContract } from '../src/contract/load.ts'
import { startTestApi, type TestApi } from './harness.ts'
import { type Tourist, tour } from './tour.ts'

const tourist: Tourist = {
  operatorKey: 'an-operator-key-for-tests',
  email: 'hana@example.com',
  contact: { firstName: 'はな', lastName: 'Kim', phone: '+886912345678' },
  specialRequirement: 'A quiet seat',
  reason: 'The train does not run',
  wish: 'More tea',
  review: 'A quiet seat indeed',
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12, env: { OPERATOR_KEY: tourist.operatorKey } })
})
afterAll(() => api.close())

test('a person uses every operation on the demo catalogue; each succeeds and answers as the contract says', {
  timeout: 60_000,
}, async () => {
  await tour(api, tourist)
  const all = loadContract().operations.map(({ id }) => id)
  expect(all.filter((id) => !api.succeeded.has(id))).toStrictEqual([])
})
