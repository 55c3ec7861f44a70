import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import {
  book,
  cancel,
  changeHold,
  contact,
  hold,
  list,
  newKey,
  read,
  readHold,
  reserve,
} from '../../testing/booking.ts'
import { newMember } from '../../testing/people.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { withoutSeconds } from '../../testing/without-seconds.ts'

const MINUTE_MS = 60_000
let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  // As a server that has been there for a while: it remembers what shops offer.
  await api.context.search.loaded()
  await openShop(api.db)
  await openShop(api.db, { id: 'pair', mode: 'staff', staff: [{ id: 'kei' }, { id: 'ren' }] })
  await openShop(api.db, {
    id: 'strict',
    reminders: [
      { id: 'late', required: true },
      { id: 'tip', required: false },
    ],
  })
})
startEachTestAnew(() => api)

describe('Reserving', () => {
  test('turns the hold into a reservation that says everything', async () => {
    const { token, reservation } = await book(api, { staffId: 'aoi' })
    const { codeNumber, orderId, createdAt, shop, ...rest } = reservation
    const line = {
      kind: 'service',
      id: 'hour',
      name: 'hour',
      quantity: 1,
      amount: { amount: 128_000, currency: 'TWD' },
      shopAmount: { amount: 6000, currency: 'JPY' },
    }
    expect(codeNumber).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect(shop).toMatchObject({ id: 'shop', shopName: 'Kumo', shopAddress: '1-2-3 Ginza', phone: '+81312345678' })
    expect(withoutSeconds(rest)).toEqual({
      status: 'confirmed',
      version: 1,
      serviceId: 'cut',
      serviceName: 'Cut',
      dayUnit: false,
      needsLicense: false,
      mainService: line,
      additionalServices: [],
      staff: { id: 'aoi', name: 'aoi' },
      otherStaff: 0,
      preference: { staffId: 'aoi', resourceItemId: null },
      equipment: null,
      quantity: 1,
      isForPeople: true,
      date: '2026-11-24',
      reservationTime: '12:00',
      startAt: '2026-11-24T03:00:00Z',
      endAt: '2026-11-24T04:00:00Z',
      timeZone: 'Asia/Tokyo',
      experienceMinutes: 60,
      total: line.amount,
      shopTotal: line.shopAmount,
      paidAmount: null,
      rate: '0.213333333333',
      rateAt: '2026-11-20T00:00:00Z',
      contact,
      contactNumber: '+819012345678',
      specialRequirement: null,
      cancellationReason: null,
      cancellationReasonText: null,
      freeCancellationUntil: '2026-11-23T03:00:00.000Z',
      allowedActions: [
        { action: 'cancel', allowed: true, until: '2026-11-24T03:00:00Z' },
        { action: 'reschedule', allowed: true, until: '2026-11-23T03:00:00.000Z', left: 3, limit: 3 },
      ],
      cancelledAt: null,
      cancelledBy: null,
      lateFee: { percent: 0, amount: { amount: 0, currency: 'JPY' } },
    })
    expect((await read(api, token, codeNumber)).body.data).toEqual(reservation)
  })

  test('for two who have a staff member each says who serves the one, and that there is another', async () => {
    const { reservation } = await book(api, { shopId: 'pair', staffId: 'ren', quantity: 2 })
    expect([reservation.staff, reservation.otherStaff]).toEqual([{ id: 'ren', name: 'ren' }, 1])
  })

  test('names equipment with its kind, as its service does', async () => {
    await openShop(api.db, { id: 'baths', mode: 'resource', items: [{ id: 'pine' }, { id: 'plum' }] })
    await api.db.updateTable('bookable').set({ kind: 'room' }).where('id', 'in', ['pine', 'plum']).execute()
    const kindOf = async () =>
      (await api.call<{ data: Schemas['Shop'] }>('GET', '/api/v1/shops/baths')).body.data.services[0]?.equipmentKind
    const { reservation } = await book(api, { shopId: 'baths' })
    expect([await kindOf(), reservation.equipmentKind]).toStrictEqual(['room', 'room'])
    await api.db.updateTable('bookable').set({ kind: 'table' }).where('id', '=', 'plum').execute()
    expect(await kindOf()).toBeUndefined()
  })

  test('a visitor’s hold is claimed by signing in', async () => {
    const held = (await hold(api)).body.data
    const { accessToken: token } = await newMember(api)
    expect((await reserve(api, held, { token })).status).toBe(201)
    expect((await readHold(api, held)).body.code).toBe('HOLD_EXPIRED')
  })

  test('whoever still looks at the hold, or changes it, is told what it became, as long as that stands', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token })).body.data
    const { codeNumber } = (await reserve(api, held, { token })).body.data
    const looks = async () => [await readHold(api, held), await changeHold(api, held), await changeHold(api, held, {})]
    expect((await looks()).map(({ status, body }) => [status, body.code, body.codeNumber])).toEqual(
      Array.from({ length: 3 }, () => [409, 'HOLD_EXPIRED', codeNumber]),
    )
    expect((await readHold(api, { ...held, holdToken: 'not-the-right-token' })).body).not.toHaveProperty('codeNumber')
    await cancel(api, codeNumber, { token })
    expect((await readHold(api, held)).body).not.toHaveProperty('codeNumber')
  })

  test('a hold whose reservation was cancelled is not confirmed again: only the same key answers what it answered', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token })).body.data
    const key = newKey()
    const first = await reserve(api, held, { token, key })
    // What is left of the time is counted anew for each answer.
    const same = { data: { ...first.body.data, freeCancellationInSeconds: expect.any(Number) } }
    expect((await reserve(api, held, { token })).body).toEqual(same)
    await cancel(api, first.body.data.codeNumber, { token })
    const again = await reserve(api, held, { token })
    expect([again.status, again.body.code]).toEqual([409, 'HOLD_EXPIRED'])
    expect(again.body).not.toHaveProperty('codeNumber')
    const replayed = await reserve(api, held, { token, key })
    expect([replayed.status, replayed.body]).toEqual([201, same])
  })

  test('nobody confirms another’s hold', async () => {
    const { accessToken: mine } = await newMember(api)
    const { accessToken: otherToken } = await newMember(api)
    const held = (await hold(api, {}, { token: mine })).body.data
    const answers = [
      await reserve(api, { ...held, holdToken: 'not-the-right-token' }, { token: otherToken }),
      await reserve(api, held, { token: otherToken }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ])
  })

  test('a hold that expired is refused, even by the clock’s last second', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token })).body.data
    await api.clock({ advanceMs: 10 * MINUTE_MS })
    expect((await reserve(api, held, { token })).body.code).toBe('HOLD_EXPIRED')
    expect((await list(api, token)).body.total).toBe(0)
  })

  test('the same key answers the stored reservation, also after the answer was lost', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token })).body.data
    const key = newKey()
    const first = await reserve(api, held, { token, key })
    await api.clock({ advanceMs: 12 * MINUTE_MS })
    const again = await reserve(api, held, { token, key })
    expect([again.status, withoutSeconds(again.body)]).toEqual([201, withoutSeconds(first.body)])
    const other = await reserve(api, held, { token, key }, { specialRequirement: 'A seat at the window' })
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect((await list(api, token)).body.total).toBe(1)
  })

  test('the contact’s e-mail is kept in its one form', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token })).body.data
    const { body } = await reserve(api, held, { token }, { contact: { ...contact, email: ' Hana＠例え.jp ' } })
    expect(body.data.contact.email).toBe('hana@xn--r8jz45g.jp')
  })

  test('a profile without a phone number keeps the one of the contact; one that has a number keeps its own', async () => {
    const other = { ...contact, phone: '+886912345678' }
    const { accessToken: token } = await newMember(api)
    const phone = async () =>
      (await api.call<{ data: Schemas['User'] }>('GET', '/api/v1/user/me', { token })).body.data.phone
    const late = (await hold(api, {}, { token })).body.data
    await reserve(api, late, { token }, { agreedTermsVersion: 'another', contact: other })
    expect(await phone()).toBeNull()
    await book(api, {}, token)
    expect(await phone()).toBe(contact.phone)
    const second = (await hold(api, { reservationTime: '15:00' }, { token })).body.data
    const { body } = await reserve(api, second, { token }, { contact: other })
    expect([body.data.contactNumber, await phone()]).toEqual([other.phone, contact.phone])
  })

  test('a number that somebody has already is drawn again', async () => {
    const first = await book(api)
    const meet = [
      'create sequence draws',
      `create function draw_the_same() returns trigger language plpgsql as $$ begin
         if nextval('draws') = 1 then new.code_number := (select code_number from reservation); end if;
         return new;
       end $$`,
      'create trigger draw before insert on reservation for each row execute function draw_the_same()',
    ]
    for (const statement of meet) await sql.raw(statement).execute(api.db)
    const second = await book(api, { reservationTime: '15:00' })
    await sql`drop trigger draw on reservation`.execute(api.db)
    const { rows } = await sql<{ draws: number }>`select last_value as draws from draws`.execute(api.db)
    const stored = await api.db.selectFrom('reservation').select('code_number').orderBy('start_at').execute()
    expect(rows).toStrictEqual([{ draws: 2 }])
    expect(stored.map(({ code_number }) => code_number)).toStrictEqual([
      first.reservation.codeNumber,
      second.reservation.codeNumber,
    ])
  })

  test('another member’s key is another key', async () => {
    const key = newKey()
    const { accessToken: one } = await newMember(api)
    const { accessToken: other } = await newMember(api)
    const first = (await hold(api, {}, { token: one })).body.data
    const second = (await hold(api, { reservationTime: '15:00' }, { token: other })).body.data
    const codes = [await reserve(api, first, { token: one, key }), await reserve(api, second, { token: other, key })]
    expect(codes.map(({ status }) => status)).toEqual([201, 201])
    expect(codes[0]?.body.data.codeNumber).not.toBe(codes[1]?.body.data.codeNumber)
  })

  test('a price that changed is shown before it is agreed to', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token, currency: 'JPY' })).body.data
    await api.db.updateTable('service_unit').set({ price: 6600 }).where('shop_id', '=', 'shop').execute()
    const changed = await reserve(api, held, { token })
    expect([changed.status, changed.body.code, changed.body.quote?.total]).toEqual([
      412,
      'PRICE_CHANGED',
      { amount: 6600, currency: 'JPY' },
    ])
    expect((await reserve(api, held, { token })).body.code).toBe('PRICE_CHANGED')
    const { quote = held.quote } = changed.body
    const agreed = await reserve(api, { ...held, quote }, { token })
    expect([agreed.status, agreed.body.data.total.amount]).toEqual([201, 6600])
    await api.db.updateTable('service_unit').set({ price: 6000 }).where('shop_id', '=', 'shop').execute()
  })

  test('so is a rate that changed', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token, currency: 'USD' })).body.data
    await api.db.updateTable('exchange_rate').set({ per_usd: '120' }).where('currency', '=', 'JPY').execute()
    const changed = await reserve(api, held, { token })
    expect([changed.status, changed.body.quote?.total]).toEqual([412, { amount: 5000, currency: 'USD' }])
    await api.db.updateTable('exchange_rate').set({ per_usd: '150' }).where('currency', '=', 'JPY').execute()
  })

  test('terms, points to confirm and the contact are looked at', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, { shopId: 'strict' }, { token })).body.data
    const answers = [
      await reserve(api, held, { token }, { agreedTermsVersion: 'older' }),
      await reserve(api, held, { token }, { remindersConfirmed: ['tip'] }),
      await reserve(api, held, { token }, { contact: { ...contact, phone: '+819999' } }),
      await reserve(api, held, { token }, { contact: { ...contact, phone: '+8190123456789012' } }),
      await reserve(api, held, { token }, { contact: { ...contact, firstName: '<b>' } }),
      await reserve(api, held, { token }, { remindersConfirmed: ['late', 'no-such-point'] }),
      await reserve(api, held, { token }, { remindersConfirmed: ['no-such-point', 'tip'] }),
      await reserve(api, held, { token }, { remindersConfirmed: ['late'] }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code, body.fields])).toEqual([
      [409, 'TERMS_CHANGED', undefined],
      [400, 'VALIDATION', [{ field: 'remindersConfirmed', code: 'REQUIRED' }]],
      [400, 'VALIDATION', [{ field: 'contact.phone', code: 'FORMAT' }]],
      [400, 'VALIDATION', [{ field: 'contact.phone', code: 'FORMAT' }]],
      [400, 'VALIDATION', [{ field: 'contact.firstName', code: 'FORMAT' }]],
      [400, 'VALIDATION', [{ field: 'remindersConfirmed', code: 'UNKNOWN' }]],
      [400, 'VALIDATION', [{ field: 'remindersConfirmed', code: 'UNKNOWN' }]],
      [201, undefined, undefined],
    ])
  })

  test('names are stored tidy', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token })).body.data
    const named = { ...contact, firstName: ' 지민 '.normalize('NFD'), lastName: 'Sato ' }
    const { body } = await reserve(api, held, { token }, { contact: named, specialRequirement: '  ' })
    expect([body.data.contact, body.data.specialRequirement]).toEqual([{ ...contact, firstName: '지민' }, null])
  })

  test('a text that could forge what an operator reads is refused by its name', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token })).body.data
    for (const specialRequirement of ['a\u0007b\u001b[31m', 'a\u202eb\u2066']) {
      const { status, body } = await reserve(api, held, { token }, { specialRequirement })
      expect([status, body.fields]).toEqual([400, [{ field: 'specialRequirement', code: 'FORMAT' }]])
    }
    const { status } = await reserve(api, held, { token }, { specialRequirement: 'Quiet,\n\tplease' })
    expect(status).toBe(201)
  })

  test('it stays as it was agreed, in every language, whatever becomes of the catalogue', async () => {
    const { token, reservation } = await book(api)
    await api.db
      .updateTable('service')
      .set({ name: JSON.stringify({ en: 'Trim', ko: '', ja: '', zh: '' }), active: false })
      .where('shop_id', '=', 'shop')
      .execute()
    const { body } = await read(api, token, reservation.codeNumber, 'zh')
    expect([body.data.serviceName, body.data.shop.shopName, body.data.total]).toEqual(['剪髮', '雲', reservation.total])
    await api.db
      .updateTable('service')
      .set({ name: JSON.stringify({ en: 'Cut', ko: '커트', ja: 'カット', zh: '剪髮' }), active: true })
      .where('shop_id', '=', 'shop')
      .execute()
  })
})
