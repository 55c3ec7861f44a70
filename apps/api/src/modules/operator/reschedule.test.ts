import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { book, hold, moveTo, overlaps, type ReservationAnswer, read, reschedule } from '../../testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

const KEY = 'the-key-of-the-operators'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  const units = [
    { id: 'hour', durationMinutes: 60, price: 6000 },
    { id: 'long', durationMinutes: 120, price: 10_000 },
  ]
  await openShop(api.db, { units, rescheduleLimit: 0, staff: [{ id: 'aoi' }, { id: 'ren' }] })
})
startEachTestAnew(() => api)

type Body = Omit<Schemas['OperatorRescheduleBody'], 'version' | 'reservationDate'> &
  Partial<Schemas['OperatorRescheduleBody']>
const move = (codeNumber: string, body: Body): Promise<ReservationAnswer> =>
  api.call('POST', `/api/v1/operator/reservations/${codeNumber}/reschedule`, {
    token: KEY,
    body: { reservationDate: '2026-11-24', version: 1, ...body },
  })
const show = async (codeNumber: string) =>
  (
    await api.call<{ data: Schemas['OperatorReservation'] }>('GET', `/api/v1/operator/reservations/${codeNumber}`, {
      token: KEY,
    })
  ).body.data
const refused = ({ status, body }: ReservationAnswer) => [status, body.code]

describe('operatorReschedule', () => {
  // Promise (Screens): an operator gives a reservation another time for its member, any time before it starts
  test('moves until the start, whatever the limits of members are, and is not counted by them', async () => {
    const { token, reservation } = await book(api)
    expect(refused((await moveTo(api, reservation, { reservationTime: '15:00' }, token)) as ReservationAnswer)).toEqual(
      [409, 'RESCHEDULE_LIMIT'],
    )
    await setClock(api, '2026-11-24T02:59:00Z')
    const { status, body } = await move(reservation.codeNumber, { reservationTime: '15:00' })
    expect([status, body.data.version, body.data.reservationTime]).toEqual([200, 2, '15:00'])
    const { reschedules, free_until } = await api.db.selectFrom('reservation').selectAll().executeTakeFirstOrThrow()
    expect([reschedules, free_until]).toEqual([0, '2026-11-23T03:00:00Z'])
    await setClock(api, '2026-11-24T06:00:00Z')
    expect(refused(await move(reservation.codeNumber, { reservationTime: '18:00', version: 2 }))).toEqual([
      409,
      'NOT_RESCHEDULABLE',
    ])
  })

  test('notifies the member, and leaves the record of what it was and who moved it', async () => {
    const { reservation } = await book(api)
    await move(reservation.codeNumber, { reservationTime: '15:00', appointmentUnitId: 'long' })
    const { history } = await show(reservation.codeNumber)
    expect(history).toEqual([
      {
        ...{ version: 1, startAt: reservation.startAt, endAt: reservation.endAt, quantity: 1 },
        ...{ lines: [reservation.mainService], total: reservation.total, shopTotal: reservation.shopTotal },
        ...{ rescheduledAt: expect.stringMatching(/^2026-11-20T00:00/), rescheduledBy: 'shop' },
      },
    ])
    const log = await api.db.selectFrom('operator_audit').selectAll().executeTakeFirstOrThrow()
    expect([log.command, log.code_number, log.shop_id, log.changes]).toEqual([
      'reschedule',
      reservation.codeNumber,
      'shop',
      expect.objectContaining({ startAt: { from: reservation.startAt, to: '2026-11-24T06:00:00Z' } }),
    ])
    const kinds = await api.db.selectFrom('notification').select('kind').orderBy('created_at').execute()
    expect(kinds).toEqual([{ kind: 'confirmed' }, { kind: 'rescheduled' }])
  })

  test('keeps the agreed price of the same things, and takes that of now for others', async () => {
    const { reservation } = await book(api)
    const price = (price: number) =>
      api.db.updateTable('service_unit').set({ price }).where('id', '=', 'hour').execute()
    await price(9000)
    const same = await move(reservation.codeNumber, { reservationTime: '15:00' })
    const other = await move(reservation.codeNumber, {
      reservationTime: '15:00',
      appointmentUnitId: 'long',
      version: 2,
    })
    await price(6000)
    expect([same.body.data.total, other.body.data.shopTotal.amount]).toEqual([reservation.total, 10_000])
  })

  test('may overlap its old time, keeps whoever serves, or takes whom it names', async () => {
    const { reservation } = await book(api)
    const half = await move(reservation.codeNumber, { reservationTime: '12:30' })
    expect(half.body.data.staff).toEqual(reservation.staff)
    const other = reservation.staff?.id === 'aoi' ? 'ren' : 'aoi'
    const { body } = await move(reservation.codeNumber, { reservationTime: '12:30', staffId: other, version: 2 })
    expect(body.data.staff?.id).toBe(other)
    expect(await overlaps(api)).toBe(0)
  })

  test('ends what the member holds for another time of it', async () => {
    await api.db.updateTable('shop').set({ reschedule_limit: 3 }).where('id', '=', 'shop').execute()
    const { token, reservation } = await book(api)
    await api.db.updateTable('shop').set({ reschedule_limit: 0 }).where('id', '=', 'shop').execute()
    const { data } = (await hold(api, { reservationTime: '15:00' }, { token, replaces: reservation.codeNumber })).body
    expect((await move(reservation.codeNumber, { reservationTime: '15:00' })).status).toBe(200)
    expect(refused(await reschedule(api, reservation.codeNumber, data, { token }, { version: 2 }))).toEqual([
      409,
      'HOLD_EXPIRED',
    ])
    expect(await api.db.selectFrom('occupancy').select('hold_id').execute()).toHaveLength(1)
  })

  test('refuses what cannot be, by the names of its own fields, and a dry run does nothing', async () => {
    const { token, reservation } = await book(api)
    const { codeNumber } = reservation
    const closed = await move(codeNumber, { reservationTime: '09:00' })
    expect([closed.status, closed.body.fields]).toEqual([400, [{ field: 'reservationTime', code: 'NOT_ALLOWED' }]])
    for (const quantity of [1, 1]) await hold(api, { reservationTime: '18:00', quantity })
    expect(refused(await move(codeNumber, { reservationTime: '18:00' }))).toEqual([409, 'SLOT_TAKEN'])
    expect(refused(await move(codeNumber, { reservationTime: '12:00' }))).toEqual([409, 'RESCHEDULE_UNCHANGED'])
    expect(refused(await move(codeNumber, { reservationTime: '15:00', version: 2 }))).toEqual([409, 'VERSION_CONFLICT'])
    expect(refused(await move('NQTH2222', { reservationTime: '15:00' }))).toEqual([404, 'NOT_FOUND'])
    const dry = await move(codeNumber, { reservationTime: '15:00', dryRun: true })
    expect([dry.status, dry.body.data.reservationTime]).toEqual([200, '15:00'])
    expect((await read(api, token, codeNumber)).body.data).toMatchObject({ version: 1, reservationTime: '12:00' })
  })
})
