import { describe, expect, test } from 'vitest'
import { chosen, RESERVE, reviewing } from '../test/booking.ts'
import { CODE, createTestSdk, settle } from '../test/loose-sdk.ts'
import { hasAgreed, partAtFault } from './reservation/choices.ts'
import { memorySnapshots } from './shared/snapshots-in-memory.ts'

const agreed = { termsVersion: 'v1', remindersConfirmed: ['r1'] }

describe('Consent that contact details go to the shop', () => {
  test('is wanted by a page that asks for it, and sent with the reservation', async () => {
    const { sdk, value, server } = await reviewing()
    server.privacyVersion = 'p1'
    value().confirm(['r1'], true)
    expect([value().step, value().fields]).toEqual(['reviewing', { agreedSharingVersion: 'REQUIRED' }])
    expect(partAtFault(value())).toBe('terms')
    value().agree({ ...agreed, sharingVersion: 'p1' })
    expect([value().agreedSharingVersion, value().fields]).toEqual(['p1', {}])
    value().confirm(['r1'], true)
    await settle()
    expect(value().step).toBe('confirmed')
    expect(server.requests('POST', RESERVE).map(({ body }) => body)).toMatchObject([{ agreedSharingVersion: 'p1' }])
    sdk.dispose()
  })

  test('stays where the rest is agreed to without it, and over a reload', async () => {
    const snapshots = memorySnapshots()
    const { sdk, value, server, clock } = await reviewing({ snapshots })
    value().agree({ ...agreed, sharingVersion: 'p1' })
    value().agree(agreed)
    sdk.dispose()
    const again = createTestSdk({ isMember: true, snapshots, server, clock })
    const booking = again.sdk.reservation(chosen)
    await settle()
    expect(booking.get().agreedSharingVersion).toBe('p1')
    again.sdk.dispose()
  })

  test('is asked for anew when the terms have changed', async () => {
    const { sdk, value, server } = await reviewing()
    value().agree({ ...agreed, sharingVersion: 'p1' })
    server.once('POST', RESERVE).reply(409, { code: 'TERMS_CHANGED' })
    value().confirm(['r1'], true)
    await settle()
    expect([value().agreedTermsVersion, value().agreedSharingVersion]).toEqual([null, null])
    sdk.dispose()
  })

  test('counts for hasAgreed where the page asks for it, in the version of now', () => {
    const points = { version: '1', privacyVersion: 'p2', reminders: [] }
    const isAgreed = (agreedSharingVersion: string | null, requiresSharing: boolean) =>
      hasAgreed({ agreedTermsVersion: '1', agreedSharingVersion, remindersConfirmed: [] }, points, requiresSharing)
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
    const flow = sdk.signIn()
    flow.get().submitEmail('new@example.com')
    await settle()
    const names = { firstName: 'Hana', lastName: 'Sato' }
    flow.get().submitProfile({ ...names, agreedTermsVersion: null, agreedPrivacyVersion: 'p1' })
    expect([flow.get().step, flow.get().fields]).toEqual(['profile', { agreedTermsVersion: 'REQUIRED' }])
    flow.get().submitProfile({ ...names, agreedTermsVersion: 't1', agreedPrivacyVersion: 'p1' })
    await settle()
    flow.get().submitCode(CODE)
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
    const flow = sdk.signIn()
    flow.get().withProvider('google', 'ticket-1', { agreedTermsVersion: 't1' })
    await settle()
    expect(server.arrived[0]?.body).toEqual({ provider: 'google', ticket: 'ticket-1', agreedTermsVersion: 't1' })
    sdk.dispose()
  })
})
