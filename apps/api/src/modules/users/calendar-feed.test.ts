import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { book, cancel, moveTo } from '../../testing/booking.ts'
import { readCalendar } from '../../testing/calendar-parsers.ts'
import { newMember } from '../../testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

const KEY = 'the-key-of-the-operators'
const FEED = '/api/v1/user/me/calendar-feed'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)

type Feed = { data: { url: string; createdAt: string } }
const create = async (token: string, locale: 'en' | 'ja' = 'en') =>
  new URL((await api.call<Feed>('POST', FEED, { token, locale })).body.data.url).pathname
const file = (path: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: path, headers })
const exists = async (token: string) =>
  (await api.call<{ data: object | null }>('GET', FEED, { token })).body.data !== null

describe('The calendar feed of a member', () => {
  // Promise (Screens): a calendar that subscribes to the feed shows every reservation, moves what was moved and cancels what was canceled
  test('is read alike by two parsers: what stands, what was moved, and what was canceled', async () => {
    const { token, reservation } = await book(api)
    const path = await create(token)
    const { host, hostname } = new URL(api.context.config.publicUrl)
    expect(host).not.toBe('')
    const uid = `${reservation.codeNumber}@${hostname}`
    const read = async () => readCalendar((await file(path)).body)
    const event = {
      uid,
      title: 'Cut – Kumo',
      place: 'Kumo, 1-2-3 Ginza',
      zone: 'UTC',
      status: 'CONFIRMED',
      sequence: 1,
    }
    expect(await read()).toEqual([{ ...event, from: '2026-11-24T03:00:00.000Z', to: '2026-11-24T04:00:00.000Z' }])
    await moveTo(api, reservation, { reservationTime: '15:00' }, token)
    const moved = { from: '2026-11-24T06:00:00.000Z', to: '2026-11-24T07:00:00.000Z' }
    expect(await read()).toEqual([{ ...event, ...moved, sequence: 2 }])
    await cancel(api, reservation.codeNumber, { token }, { version: 2 })
    const another = await book(api, { reservationTime: '18:00' }, token)
    const canceled = { ...event, ...moved, sequence: 3, status: 'CANCELLED' }
    const found = await read()
    expect(found).toHaveLength(2)
    expect(found).toContainEqual(canceled)
    expect(found.map((one) => one.uid)).toContain(`${another.reservation.codeNumber}@${hostname}`)
  })

  test('has nothing of others, and what is older than a year no more', async () => {
    const { token } = await book(api)
    await book(api, { reservationTime: '18:00' })
    const path = await create(token)
    expect(readCalendar((await file(path)).body)).toHaveLength(1)
    await setClock(api, '2027-11-26T00:00:00Z')
    expect(readCalendar((await file(path)).body)).toEqual([])
  })

  test('is named in the language in which it was created, and asks to be read again within the hour', async () => {
    const { accessToken: token } = await newMember(api)
    const { body, headers } = await file(await create(token, 'ja'))
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(body).toContain('\r\nX-WR-CALNAME:Yoyakuの予約\r\n')
    expect(body).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
  })

  test('is answered 304 until something changed', async () => {
    const { token, reservation } = await book(api)
    const path = await create(token)
    const first = await file(path)
    const etag = String(first.headers.etag)
    const same = await file(path, { 'if-none-match': etag })
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag])
    await cancel(api, reservation.codeNumber, { token })
    expect((await file(path, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  // Promise (Attacks and faults): the address of a calendar feed is a secret that is stored nowhere, and ends when its member says so
  test('has an address that nobody can guess or read from the database, and that a new one or a deletion ends', async () => {
    const { accessToken: token } = await newMember(api)
    expect(await exists(token)).toBe(false)
    const first = await create(token)
    const second = await create(token)
    expect([(await file(first)).statusCode, (await file(second)).statusCode]).toEqual([404, 200])
    const stored = await api.db.selectFrom('calendar_feed').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(second.split('/').at(-1)?.replace('.ics', ''))
    expect(await exists(token)).toBe(true)
    for (const _ of [1, 2]) expect((await api.call('DELETE', FEED, { token })).status).toBe(200)
    expect([(await file(second)).statusCode, await exists(token)]).toEqual([404, false])
    for (const wrong of ['x', `${'a'.repeat(43)}.ics`, '..%2f..%2fopenapi.yaml', `${second.split('/').at(-1)}x`])
      expect((await file(`/api/v1/calendar-feeds/${wrong}`)).statusCode).toBe(404)
  })

  test('ends with the account, and with the sessions that an operator ends', async () => {
    const { accessToken: token, user } = await newMember(api)
    const stolen = await create(token)
    await api.call('POST', '/api/v1/operator/member-sessions/end', { token: KEY, body: { email: user.email } })
    expect((await file(stolen)).statusCode).toBe(404)
    const { accessToken: leaving } = await newMember(api)
    const path = await create(leaving)
    expect((await api.call('DELETE', '/api/v1/user/me', { token: leaving })).status).toBe(200)
    expect((await file(path)).statusCode).toBe(404)
  })
})
