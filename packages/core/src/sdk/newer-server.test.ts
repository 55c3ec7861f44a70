import { createTestSdk, notificationOf, reservationOf, settle } from '@yoyaku/testing'
import { expect, expectTypeOf, test } from 'vitest'
import { canTransition, type FailureCode, type ReservationStatus } from '../index.ts'

/** As a partner writes it: a code that this version does not list compiles. */
function wordsOf(code: FailureCode): string {
  switch (code) {
    case 'SLOT_TAKEN':
      return 'Somebody else has it'
    case 'CODE_OF_NEXT_YEAR':
      return 'From next year'
    default:
      return 'Something else'
  }
}

test("A newer server's code reaches the page as it is, with its fields", async () => {
  const { sdk, server } = createTestSdk()
  const fields = [{ field: 'draft.seat', code: 'OCCUPIED' }]
  server.once('GET', '/api/v1/cities').reply(422, { code: 'CODE_OF_NEXT_YEAR', message: 'no', fields })
  const { error } = await sdk.api.GET('/api/v1/cities')
  expect(error).toMatchObject({ kind: 'http', code: 'CODE_OF_NEXT_YEAR', fields })
  expect([error?.code ?? '', 'SLOT_TAKEN', 1007].map(wordsOf)).toEqual([
    'From next year',
    'Somebody else has it',
    'Something else',
  ])
  sdk.dispose()
})

test("A newer server's status of a reservation and kind of a notification are shown as they are, and no move is allowed", async () => {
  const { sdk, server, sockets } = createTestSdk({ isMember: true })
  const reservation = reservationOf({ status: 'waitlisted' })
  server.on('GET', '/api/v1/user/reservation/{codeNumber}').reply(200, { data: reservation })
  await settle()
  const params = { path: { codeNumber: reservation.codeNumber } }
  const { data } = await sdk.api.GET('/api/v1/user/reservation/{codeNumber}', { params })
  expect([data?.data.status, canTransition('member', 'cancelled', reservation, 0)]).toEqual(['waitlisted', false])
  const notification = notificationOf('n1', { kind: 'waitlisted' })
  sockets.latest.receive(JSON.stringify({ data: { type: 'reservation', notification } }))
  await settle()
  expect(sdk.notifications.get().items.map(({ kind }) => kind)).toEqual(['waitlisted'])
  expectTypeOf<'waitlisted'>().toExtend<ReservationStatus>()
  sdk.dispose()
})
