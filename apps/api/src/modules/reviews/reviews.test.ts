import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { book, concurrently, list, read, signInAgain } from '../../testing/booking.ts'
import { newMember } from '../../testing/people.ts'
import { completeVisit, type ReviewAnswer, review, reviewsOf, visit } from '../../testing/reviews.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

const KEY = 'the-key-of-the-operators'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db, { staff: ['aoi', 'ren', 'sora', 'yui', 'mio'].map((id) => ({ id })) })
})
startEachTestAnew(() => api)

const shop = async (locale: Schemas['Locale'] = 'en') =>
  (await api.call<{ data: Schemas['Shop'] }>('GET', '/api/v1/shops/shop', { locale })).body.data
const briefly = ({ status, body }: ReviewAnswer) => [status, body.fields?.[0]?.code ?? body.code]
const operate = (method: 'GET' | 'PUT', path: string, body?: object) =>
  api.call<{ data: Schemas['OperatorReview'] & Schemas['OperatorReview'][]; total: number }>(
    method,
    `/api/v1/operator/reviews${path}`,
    { token: KEY, ...(body && { body }) },
  )

describe('createReview', () => {
  // Promise (Screens): who was there reviews it once, and the shop's rating is made of nothing else
  test('shows the review at the shop and counts it in its rating', async () => {
    expect((await shop()).reviews).toBeUndefined()
    const first = await visit(api)
    const { status, body } = await review(api, first.token, first.codeNumber, {
      stars: 5,
      text: ' ていねいでした。\n ',
    })
    const shown = {
      ...{ id: body.data.id, stars: 5, text: 'ていねいでした。', language: 'ja', author: 'H.', serviceName: 'Cut' },
      ...{ month: '2026-11', createdAt: body.data.createdAt, reply: null },
    }
    expect([status, body.data]).toEqual([201, shown])
    const second = await visit(api)
    await review(api, second.token, second.codeNumber, { stars: 4 })

    const { rating, ratingCount, reviews } = await shop('ja')
    expect([rating, ratingCount, reviews?.distribution]).toEqual([4.5, 2, [0, 0, 0, 1, 1]])
    expect(reviews?.latest.map(({ text, serviceName }) => [text, serviceName])).toEqual([
      ['A careful cut.', 'カット'],
      ['ていねいでした。', 'カット'],
    ])
    const cards = await api.call<{ data: Schemas['ShopCard'][] }>('GET', '/api/v1/shops')
    expect(cards.body.data.map(({ rating, ratingCount }) => [rating, ratingCount])).toEqual([[4.5, 2]])
  })

  test('brings the shop to the front of the best rated ones', async () => {
    await openShop(api.db, { id: 'other', staff: [{ id: 'kai' }] })
    const { token, codeNumber } = await visit(api)
    const best = async () => {
      const path = '/api/v1/shops/search?sort=rating'
      return (await api.call<{ data: Schemas['ShopCard'][] }>('GET', path)).body.data.map(({ id }) => id)
    }
    await api.db.updateTable('shop').set({ popularity: 900 }).where('id', '=', 'other').execute()
    expect((await best())[0]).toBe('other')
    await review(api, token, codeNumber)
    expect((await best())[0]).toBe('shop')
  })

  test('refuses whoever was not there, has said it before, or comes after 90 days', async () => {
    const { token, reservation } = await book(api)
    const { codeNumber } = reservation
    expect(briefly(await review(api, token, codeNumber))).toEqual([409, 'REVIEW_NOT_COMPLETED'])
    await completeVisit(api.db, codeNumber)
    const { accessToken: another } = await newMember(api)
    expect(briefly(await review(api, another, codeNumber))).toEqual([404, 'NOT_FOUND'])

    await setClock(api, '2027-02-22T04:00:00Z')
    const late = await signInAgain(api, token)
    expect(briefly(await review(api, late, codeNumber))).toEqual([409, 'REVIEW_TOO_LATE'])
    expect((await read(api, late, codeNumber)).body.data.allowedActions).toContainEqual({
      ...{ action: 'review', allowed: false, reason: 'TOO_LATE', until: '2027-02-22T04:00:00.000Z' },
    })
    await setClock(api, '2027-02-22T03:59:00Z')
    const inTime = await signInAgain(api, token)
    expect((await review(api, inTime, codeNumber)).status).toBe(201)
    expect(briefly(await review(api, inTime, codeNumber))).toEqual([409, 'REVIEW_EXISTS'])
  })

  test('refuses a text with contact details, without words or of more than 1,000 signs', async () => {
    const { token, codeNumber } = await visit(api)
    const refused = async (text: string) => briefly(await review(api, token, codeNumber, { text }))
    expect(await refused('Call 090-1234-5678')).toEqual([400, 'CONTACT_DETAILS'])
    expect(await refused('詳しくはexample.jpで')).toEqual([400, 'CONTACT_DETAILS'])
    expect(await refused(' \n ')).toEqual([400, 'REQUIRED'])
    expect(await refused('a'.repeat(1001))).toEqual([400, 'TOO_LONG'])
    expect(briefly(await review(api, token, codeNumber, { stars: 6 }))).toEqual([400, 'TOO_LARGE'])
    expect(await reviewsOf(api)).toMatchObject({ total: 0, data: [] })
  })

  test('takes one of two that come at once, and counts all of several shops’ guests', async () => {
    const { token, codeNumber } = await visit(api)
    const answers = await concurrently(4, () => review(api, token, codeNumber))
    expect(answers.map(briefly).map(String).sort()).toEqual(['201,', ...Array(3).fill('409,REVIEW_EXISTS')])

    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let guest = 0; guest < 4; guest++) visits.push(await visit(api))
    await concurrently(4, (guest) => {
      const { token, codeNumber } = visits[guest] as (typeof visits)[number]
      return review(api, token, codeNumber, { stars: 1 })
    })
    const { rating, ratingCount } = await shop()
    expect([rating, ratingCount]).toEqual([1.8, 5])
  })

  test('is offered with a completed reservation, and then shown with it', async () => {
    const { token, reservation } = await book(api)
    const action = async () => {
      const { data } = (await read(api, token, reservation.codeNumber)).body
      return [data.allowedActions.find(({ action }) => action === 'review'), data.review?.text]
    }
    expect(await action()).toEqual([undefined, undefined])
    await completeVisit(api.db, reservation.codeNumber)
    expect(await action()).toEqual([{ action: 'review', allowed: true, until: '2027-02-22T04:00:00.000Z' }, undefined])
    await review(api, token, reservation.codeNumber)
    expect(await action()).toEqual([{ action: 'review', allowed: false, reason: 'REVIEWED' }, 'A careful cut.'])
    expect((await list(api, token)).body.data[0]?.review?.stars).toBe(5)
  })
})

describe('listReviews', () => {
  test('goes by key from the newest to the oldest, with the counts of the whole', async () => {
    for (const text of ['one', '둘이에요', 'three', '四個字', 'five']) {
      const { token, codeNumber } = await visit(api)
      await review(api, token, codeNumber, { text, stars: text === '둘이에요' ? 2 : 5 }, 'zh')
    }
    const pages = []
    let cursor: string | undefined
    do {
      const page = await reviewsOf(api, { limit: 2, ...(cursor !== undefined && { cursor }) })
      pages.push(page.data.map(({ text }) => text))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(pages).toEqual([['five', '四個字'], ['three', '둘이에요'], ['one']])
    const { total, distribution, languages, data } = await reviewsOf(api, { language: 'zh' })
    expect([total, distribution, data.map(({ text }) => text)]).toEqual([1, [0, 1, 0, 0, 4], ['四個字']])
    expect(languages).toEqual([
      { language: 'en', count: 3 },
      { language: 'ko', count: 1 },
      { language: 'zh', count: 1 },
    ])
  })
})

describe('An operator', () => {
  test('replies in the name of the shop, replaces the reply and removes it', async () => {
    const { token, codeNumber } = await visit(api)
    const { id } = (await review(api, token, codeNumber)).body.data
    const replies = async () => (await shop()).reviews?.latest.map(({ reply }) => reply?.text)
    expect((await operate('PUT', `/${id}/reply`, { text: 'Not yet', dryRun: true })).status).toBe(200)
    expect(await replies()).toEqual([undefined])
    await operate('PUT', `/${id}/reply`, { text: ' Thank you. ' })
    expect(await replies()).toEqual(['Thank you.'])
    await operate('PUT', `/${id}/reply`, { text: null })
    expect(await replies()).toEqual([undefined])
    const log = await api.db.selectFrom('operator_audit').select(['command', 'shop_id']).execute()
    expect(log).toEqual(Array(2).fill({ command: 'reviews reply', shop_id: 'shop' }))
  })

  test('takes a review down, which then counts nowhere, and shows it again, which settles its reports', async () => {
    const { token, codeNumber } = await visit(api)
    const { id } = (await review(api, token, codeNumber)).body.data
    const { accessToken: reader } = await newMember(api)
    const report = (body: object) => api.call('POST', `/api/v1/user/reviews/${id}/report`, { token: reader, body })
    await report({ reason: 'spam' })
    await report({ reason: 'personal_data', text: 'Names Aoi' })
    const listed = async (state: string) =>
      (await operate('GET', `?state=${state}`)).body.data.map(({ review: { id }, reports, codeNumber }) => ({
        ...{ id, codeNumber, reports: reports.map(({ reason, text }) => [reason, text]) },
      }))
    const row = { id, codeNumber, reports: [['personal_data', 'Names Aoi']] }
    expect([await listed('reported'), await listed('hidden')]).toEqual([[row], []])

    const hidden = await operate('PUT', `/${id}/visibility`, { hidden: true, reason: 'Names somebody' })
    expect(hidden.body.data).toMatchObject({ hiddenReason: 'Names somebody', review: { hidden: true } })
    expect(await shop()).toMatchObject({ rating: null, ratingCount: 0 })
    expect(await reviewsOf(api)).toMatchObject({ total: 0, data: [], distribution: [0, 0, 0, 0, 0] })
    expect((await read(api, token, codeNumber)).body.data.review).toMatchObject({ id, hidden: true })
    expect((await report({ reason: 'spam' })).status).toBe(404)
    expect([await listed('reported'), await listed('hidden')]).toEqual([[], [row]])

    await operate('PUT', `/${id}/visibility`, { hidden: false })
    expect(await shop()).toMatchObject({ rating: 5, ratingCount: 1 })
    expect(await listed('shown')).toEqual([{ ...row, reports: [] }])
  })
})

test('A member who leaves takes their reviews and reports along, and everything of theirs is in the export', async () => {
  const { token, codeNumber } = await visit(api)
  const { id } = (await review(api, token, codeNumber)).body.data
  await api.call('POST', `/api/v1/user/reviews/${id}/report`, { token, body: { reason: 'other' } })
  const { body } = await api.call<{ data: Schemas['Reservation'] & { reservations: Schemas['Reservation'][] } }>(
    'GET',
    '/api/v1/user/me/export',
    { token },
  )
  expect(body.data.reservations.map(({ review }) => review?.id)).toEqual([id])
  expect(body.data).toMatchObject({ reviewReports: [{ reviewId: id, reason: 'other', text: null }] })
  expect((await api.call('DELETE', '/api/v1/user/me', { token })).status).toBe(200)
  expect(await shop()).toMatchObject({ rating: null, ratingCount: 0 })
  expect(await api.db.selectFrom('review_report').selectAll().execute()).toEqual([])
})
