import { createTestSdk, notificationOf, reservationOf, settle } from '@yoyaku/testing'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { canTransition, type FailureCode, formatMoney, providerUrl, requiredChoices } from '../index.ts'
import { memoryDrafts } from '../ports/memory.ts'
import { emptyDraft } from '../reservation/reservation.draft.ts'
import type { ReservationStatus } from '../types.ts'
import { words as en } from '../words/en.gen.ts'
import { words as ja } from '../words/ja.gen.ts'
import { words as ko } from '../words/ko.gen.ts'
import { words as zh } from '../words/zh.gen.ts'

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
  sockets.latest.receive(JSON.stringify({ data: { type: 'review', notification } }))
  await settle()
  expect(sdk.notifications.get().items.map(({ kind }) => kind)).toEqual(['waitlisted'])
  expectTypeOf<'waitlisted'>().toExtend<ReservationStatus>()
  sdk.dispose()
})

describe('What a newer server says has the answer that the guide "Versions and size" names', () => {
  const general = { en: 'Something went wrong. Please try again later.', field: 'Please check what you typed here.' }
  const service = { minQuantity: 1, maxQuantity: 1, units: [], hasAttaches: false, selectionUnitMode: 'robot' }
  const draft = { ...emptyDraft('service-1'), reservationDate: '2026-11-25', reservationTime: '14:00' }
  const baseUrl = 'https://yoyaku.example'

  test.each<[what: string, said: unknown, answer: unknown]>([
    ['a code of a failure', en.failure({ code: 'CODE_OF_NEXT_YEAR' }), general.en],
    ['a code of a field', en.field('contact.phone', 'OCCUPIED'), general.field],
    ['a code of a field that is none', en.field('contact.phone', 'constructor'), general.field],
    ['a reason for a cancellation', en.cancelReason('weather'), 'weather'],
    ['a choice of a service', requiredChoices(service, { draft }).needed, ['time']],
    [
      'a provider',
      providerUrl({ baseUrl, locale: 'ja', provider: 'line' }),
      `${baseUrl}/auth/sso/line/start?locale=ja`,
    ],
    ['a currency of a shop', formatMoney({ amount: 1250, currency: 'EUR' as never }, 'en'), 'EUR 12.50'],
  ])('%s', (_, said, answer) => expect(said).toEqual(answer))

  test('a code of a field has a sentence in every language', () => {
    const sentences = [en, ko, ja, zh].map((words) => words.field('contact.phone', 'OCCUPIED'))
    expect(new Set([...sentences, '']).size).toBe(5)
  })

  test('a choice of a service is stored, and comes back with what was typed', () => {
    const draftStore = memoryDrafts()
    const { sdk } = createTestSdk({ draftStore })
    const booking = sdk.startReservation({ serviceId: 'service-1', selectionUnitMode: 'robot' })
    booking.updateContact({ firstName: 'Mina' })
    sdk.dispose()
    const again = createTestSdk({ draftStore })
    expect(again.sdk.startReservation({ serviceId: 'service-1' }).get()).toMatchObject({
      draft: { selectionUnitMode: 'robot' },
      contact: { firstName: 'Mina' },
    })
    again.sdk.dispose()
  })

  test('a next step of a sign-in is the code', async () => {
    const { sdk, server } = createTestSdk()
    const data = { challengeId: 'challenge-1', isNewUser: false, nextStep: 'passkey' }
    server.once('POST', '/api/v1/user/auth/login/step1').reply(200, { data })
    expect((await sdk.startSignIn().submitEmail('hana@example.com')).value.step).toBe('code')
    sdk.dispose()
  })

  test('a provider signs in with its ticket', async () => {
    const { sdk, server } = createTestSdk()
    server.once('POST', '/api/v1/user/auth/login/sso').run(() => {
      const { accessToken, refreshToken, user } = server.members[0].session()
      return { status: 200, body: { data: { accessToken, refreshToken, user } } }
    })
    const { value } = await sdk.startSignIn().exchangeTicket({ provider: 'line', ticket: 'ticket-1' })
    expect([value.step, value.provider]).toEqual(['done', 'line'])
    sdk.dispose()
  })

  test('an action that a reservation allows leaves the others as they are', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    const reservation = reservationOf()
    const [rule] = reservation.allowedActions
    if (rule === undefined) throw new Error('Nothing is allowed')
    server.reservations.push({
      ...reservation,
      allowedActions: [{ ...rule, action: 'transfer' }, ...reservation.allowedActions],
    })
    await settle()
    const flow = sdk.startCancellation({ codeNumber: reservation.codeNumber })
    await settle()
    expect(flow.get().step).toBe('choosing')
    sdk.dispose()
  })
})
