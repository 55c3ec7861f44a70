import { beforeAll, expect, test } from 'vitest'
import { hold } from '../../src/testing/booking.ts'
import { newMember } from '../../src/testing/people.ts'
import { insertReferenceData, openShop } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { join } from '../../src/testing/waiting-list.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

const KEY = 'the-key-of-the-operators'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)

async function operator(line: string) {
  let out = ''
  let err = ''
  const exit = await runOperator(line.split(' '), {
    env: { OPERATOR_KEY: KEY, PUBLIC_URL: await api.url() },
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
  })
  return { exit, out, err }
}

test('`waiting` lists what members wait for in their order, and names nobody', async () => {
  await hold(api, { reservationTime: '12:00' })
  for (const serviceId of ['cut', null]) {
    const { accessToken } = await newMember(api)
    expect((await join(api, accessToken, { serviceId, timeFrom: '12:00', timeTo: '12:30' })).status).toBe(201)
  }
  const { exit, out } = await operator('waiting shop --date 2026-11-24')
  expect(exit).toBe(0)
  expect(out.split('\n').map((line) => line.replace(/ +\S+Z *$/, '').trimEnd())).toEqual([
    'DATE        START        SERVICE      PEOPLE  WITH  SINCE',
    '2026-11-24  12:00-12:30  Cut          1',
    '2026-11-24  12:00-12:30  any service  1',
    '2 of 2',
    '',
  ])
  expect(await operator('waiting shop --date 2026-11-25')).toEqual({ exit: 0, out: 'Nobody waits.\n', err: '' })
  expect(await operator('waiting shoop')).toMatchObject({ exit: 1, err: expect.stringContaining('Did you mean') })
})
