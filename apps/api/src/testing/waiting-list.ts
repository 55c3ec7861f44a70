import type { Answered, TestApi } from '../../test/harness.ts'
import type { Schemas } from '../contract/types.ts'
import { newKey, type Refused } from './booking.ts'

const LIST = '/api/v1/user/waiting-list'
export type EntryAnswer = Answered<{ data: Schemas['WaitingListEntry'] } & Refused>

/** All that asking needs. */
type Caller = Pick<TestApi, 'call'>

export const join = (
  api: Caller,
  token: string,
  body: Partial<Schemas['WaitingListBody']> = {},
  { key = newKey(), locale = 'en' as Schemas['Locale'] } = {},
): Promise<EntryAnswer> =>
  api.call('POST', LIST, {
    token,
    locale,
    body: { shopId: 'shop', serviceId: 'cut', date: '2026-11-24', quantity: 1, ...body },
    headers: { 'idempotency-key': key },
  })

export const leave = (api: Caller, token: string, entryId: string) =>
  api.call<{ data: { success: boolean } } & Refused>('DELETE', `${LIST}/${entryId}`, { token })

export const entries = async (api: Caller, token: string): Promise<Schemas['WaitingListEntry'][]> =>
  (await api.call<{ data: Schemas['WaitingListEntry'][] }>('GET', LIST, { token })).body.data
