import type { Answered, TestApi } from '../../test/harness.ts'
import type { Currency, FieldError, Locale, Schemas } from '../contract/types.ts'
import { readAccessToken, secretsOf } from '../modules/sessions/tokens.ts'
import { newMember } from './people.ts'
import { TERMS } from './shop.ts'

export const BASE = '/api/v1/user/reservation'
export type Refused = { code: string; fields?: FieldError[]; quote?: Schemas['Quote']; codeNumber?: string }
export type HoldAnswer = Answered<{ data: Schemas['Hold'] } & Refused>
export type ReservationAnswer = Answered<{ data: Schemas['Reservation'] } & Refused>

/** All that asking needs. */
type Caller = Pick<TestApi, 'call'>
type Who = { token?: string; holdToken?: string; key?: string; locale?: Locale; currency?: Currency; from?: string }

export const newKey = (): string => crypto.randomUUID()

export const draftOf = (changes: Partial<Schemas['HoldDraft']> = {}): Schemas['HoldDraft'] => ({
  shopId: 'shop',
  appointmentServiceId: 'cut',
  reservationDate: '2026-11-24',
  reservationTime: '12:00',
  quantity: 1,
  attaches: [],
  ...changes,
})

export const contact: Schemas['Contact'] = {
  firstName: 'Hana',
  lastName: 'Sato',
  phone: '+819012345678',
  email: 'hana@example.com',
}

const requestOptions = ({ token, holdToken, key, locale, currency, from }: Who) => ({
  ...(token !== undefined && { token }),
  ...(locale && { locale }),
  ...(currency && { currency }),
  headers: {
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(holdToken !== undefined && { 'x-hold-token': holdToken }),
    ...(from !== undefined && { 'x-forwarded-for': from }),
  },
})

export const hold = (
  api: Caller,
  draft: Partial<Schemas['HoldDraft']> = {},
  { replaces, ...who }: Who & { replaces?: string } = {},
): Promise<HoldAnswer> =>
  api.call('POST', `${BASE}/hold`, {
    body: { draft: draftOf(draft), ...(replaces !== undefined && { replaces }) },
    ...requestOptions({ key: newKey(), ...who }),
  })

export const readHold = (api: Caller, { holdId, holdToken }: Schemas['Hold'], who: Who = {}): Promise<HoldAnswer> =>
  api.call('GET', `${BASE}/hold/${holdId}`, requestOptions({ holdToken, ...who }))

export const changeHold = (
  api: Caller,
  { holdId, holdToken }: Schemas['Hold'],
  draft?: Partial<Schemas['HoldDraft']>,
  who: Who = {},
): Promise<HoldAnswer> =>
  api.call('PATCH', `${BASE}/hold/${holdId}`, {
    body: draft === undefined ? {} : { draft: draftOf(draft) },
    ...requestOptions({ holdToken, ...who }),
  })

export const releaseHold = (api: Caller, { holdId, holdToken }: Schemas['Hold']): Promise<HoldAnswer> =>
  api.call('DELETE', `${BASE}/hold/${holdId}`, requestOptions({ holdToken }))

export const reserve = (
  api: Caller,
  { holdId, holdToken, quote }: Pick<Schemas['Hold'], 'holdId' | 'holdToken' | 'quote'>,
  who: Who & { token: string },
  body: Partial<Schemas['ReservationBody']> = {},
): Promise<ReservationAnswer> =>
  api.call('POST', BASE, {
    body: { holdId, quoteId: quote.id, contact, agreedTermsVersion: TERMS, remindersConfirmed: [], ...body },
    ...requestOptions({ key: newKey(), holdToken, ...who }),
  })

export const cancel = (
  api: Caller,
  codeNumber: string,
  who: Who & { token: string },
  body: Partial<Schemas['CancelBody']> = {},
): Promise<ReservationAnswer> =>
  api.call('POST', `${BASE}/${codeNumber}/cancel`, {
    body: { reasonCode: 'budget', version: 1, ...body },
    ...requestOptions({ key: newKey(), ...who }),
  })

export const reschedule = (
  api: Caller,
  codeNumber: string,
  { holdId, quote }: Pick<Schemas['Hold'], 'holdId' | 'quote'>,
  who: Who & { token: string },
  body: Partial<Schemas['RescheduleBody']> = {},
): Promise<ReservationAnswer> =>
  api.call('POST', `${BASE}/${codeNumber}/reschedule`, {
    body: { holdId, quoteId: quote.id, version: 1, ...body },
    ...requestOptions({ key: newKey(), ...who }),
  })

/** Holds another time for a reservation and moves it there. */
export async function moveTo(
  api: Caller,
  { codeNumber, version }: Pick<Schemas['Reservation'], 'codeNumber' | 'version'>,
  draft: Partial<Schemas['HoldDraft']>,
  token: string,
): Promise<HoldAnswer | ReservationAnswer> {
  const held = await hold(api, draft, { token, replaces: codeNumber })
  return held.status === 201 ? reschedule(api, codeNumber, held.body.data, { token }, { version }) : held
}

/** A member and what they booked, from the hold on. */
export async function book(
  api: TestApi,
  draft: Partial<Schemas['HoldDraft']> = {},
  token?: string,
  changes: Partial<Schemas['ReservationBody']> = {},
): Promise<{ token: string; reservation: Schemas['Reservation'] }> {
  const member = token ?? (await newMember(api)).accessToken
  const held = await hold(api, draft, { token: member })
  if (held.status !== 201) throw new Error(`Not held: ${held.body.code}`)
  const { status, body } = await reserve(api, held.body.data, { token: member }, changes)
  if (status !== 201) throw new Error(`Not reserved: ${body.code}`)
  return { token: member, reservation: body.data }
}

/** Lets everyone go in the same moment. */
export function concurrently<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  let go = () => {}
  const start = new Promise<void>((resolve) => {
    go = resolve
  })
  const all = Array.from({ length: count }, (_, index) => start.then(() => work(index)))
  go()
  return Promise.all(all)
}

/** Pairs of rows that take the same thing at the same time; there are never any. */
export async function overlaps({ db }: TestApi): Promise<number> {
  const rows = await db
    .selectFrom('occupancy as one')
    .innerJoin('occupancy as other', (join) =>
      join
        .onRef('one.shop_id', '=', 'other.shop_id')
        .onRef('one.bookable_id', '=', 'other.bookable_id')
        .onRef('one.hold_id', '<', 'other.hold_id')
        .onRef('one.during', '&&', 'other.during'),
    )
    .select('one.hold_id')
    .execute()
  return rows.length
}

/** A token for the same member, when the clock has left the old one behind. */
export async function signInAgain(api: TestApi, token: string): Promise<string> {
  const claims = await readAccessToken(secretsOf(api.context.config), token)
  const memberId = claims?.memberId ?? ''
  const { email } = await api.db
    .selectFrom('member')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return (await newMember(api, email ?? '')).accessToken
}

export const list = (api: TestApi, token: string, query: Record<string, string | number> = {}) =>
  api.call<{ data: Schemas['Reservation'][]; total: number }>('GET', BASE, { token, query })

export const read = (api: TestApi, token: string, codeNumber: string, locale: Schemas['Locale'] = 'en') =>
  api.call<{ data: Schemas['Reservation'] } & { code?: string }>('GET', `${BASE}/${codeNumber}`, { token, locale })
