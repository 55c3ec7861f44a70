import type { Answered, TestApi } from '../../test/harness.ts'
import type { Schemas } from '../contract/types.ts'
import type { Db } from '../db/connection.ts'
import { BASE, book, type Refused } from './booking.ts'

/** All that asking needs. */
type Caller = Pick<TestApi, 'call'>
export type ReviewAnswer = Answered<{ data: Schemas['Review'] } & Refused>
export type ReviewsAnswer = {
  data: Schemas['Review'][]
  total: number
  distribution: number[]
  languages: { language: Schemas['Locale']; count: number }[]
  nextCursor?: string
}

/** The visit is over and was marked so, when an operator has. */
export const completeVisit = (db: Db, codeNumber: string) =>
  db.updateTable('reservation').set({ status: 'completed' }).where('code_number', '=', codeNumber).execute()

export const review = (
  api: Caller,
  token: string,
  codeNumber: string,
  body: Partial<Schemas['ReviewBody']> = {},
  locale: Schemas['Locale'] = 'en',
): Promise<ReviewAnswer> =>
  api.call('POST', `${BASE}/${codeNumber}/review`, {
    token,
    locale,
    body: { stars: 5, text: 'A careful cut.', ...body },
  })

export const reviewsOf = async (
  api: Caller,
  query: Record<string, string | number> = {},
  shopId = 'shop',
): Promise<ReviewsAnswer> => (await api.call<ReviewsAnswer>('GET', `/api/v1/shops/${shopId}/reviews`, { query })).body

/** A member who was there, and their reservation. */
export async function visit(
  api: TestApi,
  draft: Partial<Schemas['HoldDraft']> = {},
  token?: string,
): Promise<{ token: string; codeNumber: string }> {
  const { token: member, reservation } = await book(api, draft, token)
  await completeVisit(api.db, reservation.codeNumber)
  return { token: member, codeNumber: reservation.codeNumber }
}
