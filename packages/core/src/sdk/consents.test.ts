import { CODE, createTestSdk, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, RESERVE, reviewing } from '../../test/booking.ts'
import { memoryDrafts } from '../ports/memory.ts'
import { hasAgreed, partOfFailure } from '../reservation/choices.ts'

const agreed = { terms: 'v1', reminders: ['r1'] }

describe('Consent that contact details go to the shop', () => {
  test('is wanted by a page that asks for it, and sent with the reservation', async () => {
    const { booking, sdk, value, server } = await reviewing({}, { asksSharing: true })
    server.privacyVersion = 'p1'
    booking.confirm()
    expect([value().step, value().fields]).toEqual(['reviewing', { 'consents.sharing': 'REQUIRED' }])
    expect(partOfFailure(value())).toBe('terms')
    booking.agree({ ...agreed, sharing: 'p1' })
    expect([value().consents.sharing, value().fields]).toEqual(['p1', {}])
    booking.confirm()
    await settle()
    expect(value().step).toBe('confirmed')
    expect(server.requests('POST', RESERVE).map(({ body }) => body)).toMatchObject([{ agreedSharingVersion: 'p1' }])
    sdk.dispose()
  })

  test('stays where the rest is agreed to without it, and over a reload', async () => {
    const draftStore = memoryDrafts()
    const { booking, sdk, server, clock } = await reviewing({ draftStore })
    booking.agree({ ...agreed, sharing: 'p1' })
    booking.agree(agreed)
    sdk.dispose()
    const again = createTestSdk({ isMember: true, draftStore, server, clock })
    const found = again.sdk.startReservation(chosen)
    await settle()
    expect(found.get().consents.sharing).toBe('p1')
    again.sdk.dispose()
  })

  test('is asked for anew when the terms have changed', async () => {
    const { booking, sdk, value, server } = await reviewing()
    booking.agree({ ...agreed, sharing: 'p1' })
    server.once('POST', RESERVE).reply(409, { code: 'TERMS_CHANGED' })
    booking.confirm()
    await settle()
    expect([value().consents.terms, value().consents.sharing]).toEqual([null, null])
    sdk.dispose()
  })

  test('counts for hasAgreed where the page asks for it, in the version of now', () => {
    const points = { version: '1', privacyVersion: 'p2', reminders: [] }
    const isAgreed = (sharing: string | null, requiresSharing: boolean) =>
      hasAgreed({ consents: { terms: '1', sharing, reminders: [] } }, points, requiresSharing)
    expect([isAgreed('p2', true), isAgreed('p1', true), isAgreed(null, true), isAgreed(null, false)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

describe('Consents of a newcomer', () => {
  test('are sent with the names where the page asks for them, and wanted', async () => {
    const { sdk, server } = createTestSdk()
    server.isKnown = false
    server.termsVersion = 't1'
    server.privacyVersion = 'p1'
    const flow = sdk.startSignIn()
    flow.submitEmail('new@example.com')
    await settle()
    const names = { firstName: 'Hana', lastName: 'Sato' }
    flow.submitProfile({ ...names, consents: { terms: null, privacy: 'p1' } })
    expect([flow.get().step, flow.get().fields]).toEqual(['profile', { 'consents.terms': 'REQUIRED' }])
    flow.submitProfile({ ...names, consents: { terms: 't1', privacy: 'p1' } })
    await settle()
    flow.submitCode(CODE)
    await settle()
    expect(flow.get().step).toBe('done')
    expect(server.arrived[1]?.body).toEqual({
      challengeId: 'challenge-1',
      ...names,
      acceptsMarketing: false,
      agreedTermsVersion: 't1',
      agreedPrivacyVersion: 'p1',
    })
    sdk.dispose()
  })

  test('go along with the ticket of a provider', async () => {
    const { sdk, server } = createTestSdk()
    server.termsVersion = 't1'
    const flow = sdk.startSignIn()
    flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1', consents: { terms: 't1', privacy: undefined } })
    await settle()
    expect(server.arrived[0]?.body).toEqual({ provider: 'google', ticket: 'ticket-1', agreedTermsVersion: 't1' })
    sdk.dispose()
  })
})
