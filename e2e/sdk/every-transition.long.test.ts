import type { StoredSession } from '@yoyaku/core/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walkCancellation } from './walk/cancellation.ts'
import { routes } from './walk/charts.ts'
import { type Fixture, openFixture } from './walk/fixture.ts'
import { createManyNotifications, walkNotifications } from './walk/notifications.ts'
import { recorder } from './walk/recorder.ts'
import { walkReschedule } from './walk/reschedule.ts'
import { walkReservation } from './walk/reservation.ts'
import { walkSession } from './walk/session.ts'
import { KNOWN_EMAIL, walkSignIn } from './walk/sign-in.ts'
import { walkSocket } from './walk/socket.ts'
import { walkWaitingList } from './walk/waiting-list.ts'

const MEMORY_FALLBACK = 'a storage that fails is replaced by memory, so that nothing that is read or kept ever fails'
/** Transitions that nothing real leads to: defence in depth of the charts. */
const UNREACHED: Record<string, string> = {
  'reservation.step.held.reviewing on confirm #0': 'confirm() sends nothing while another price waits to be accepted',
  'session.unknown on xstate.error.actor.read #0': MEMORY_FALLBACK,
  'session.member.storing on xstate.error.actor.store #0': MEMORY_FALLBACK,
  'session.leaving on xstate.error.actor.forget #0': MEMORY_FALLBACK,
  'session.anonymous.rereading on xstate.error.actor.reread #0': MEMORY_FALLBACK,
  'session.member.rereading on xstate.error.actor.reread #0': MEMORY_FALLBACK,
  'session.member.refreshing on xstate.error.actor.refresh #0':
    'a refresh answers what it came to, and a lock that throws is done without',
  'sign-in.code.verifying on xstate.error.actor.verify #2': 'a challenge would have to be older than the consents',
  'sign-in.code.restarting on xstate.done.actor.restart #2': 'an account would have to be deleted between two codes',
  'socket.renewing on xstate.error.actor.renew #0': 'what comes of a refresh is waited for, be it good or bad',
}

let fixture: Fixture
let member: StoredSession
let another: StoredSession
const notes = recorder()
const { taken } = notes

beforeAll(async () => {
  fixture = await openFixture()
  await fixture.session(KNOWN_EMAIL)
})
afterAll(() => fixture.stop())

const walked = <R extends { transition: string }>(all: readonly R[]) =>
  all.filter(({ transition }) => !(transition in UNREACHED)).map((route) => [route.transition, route] as const)

describe('Every transition of every chart is taken with the real server', () => {
  describe('by a member', () => {
    beforeAll(async () => {
      member = await fixture.session('member@example.com')
      another = await fixture.session('another@example.com')
    })

    test.each(walked(routes.reservation))('%s', async (transition, route) => {
      await walkReservation(route, fixture, notes, { member, another })
      expect(taken).toContain(transition)
    })

    test.each(walked(routes.reschedule))('%s', async (transition, route) => {
      await walkReschedule(route, fixture, notes, member)
      expect(taken).toContain(transition)
    })

    test.each(walked(routes.waitingList))('%s', async (transition, route) => {
      await walkWaitingList(route, fixture, notes, member)
      expect(taken).toContain(transition)
    })

    test.each(walked(routes.cancellation))('%s', async (transition, route) => {
      await walkCancellation(route, fixture, notes, member)
      expect(taken).toContain(transition)
    })

    test.each(walked(routes.socket))('%s', async (transition, route) => {
      await walkSocket(route, fixture, notes, member)
      expect(taken).toContain(transition)
    })

    describe('with many notifications', () => {
      beforeAll(() => createManyNotifications(fixture, member))

      test.each(walked(routes.notifications))('%s', async (transition, route) => {
        await walkNotifications(route, fixture, notes, member)
        expect(taken).toContain(transition)
      })
    })
  })

  test.each(walked(routes.signIn))('%s', async (transition, route) => {
    await walkSignIn(route, fixture, notes)
    expect(taken).toContain(transition)
  })

  test.each(walked(routes.session))('%s', async (transition, route) => {
    await walkSession(route, fixture, notes)
    expect(taken).toContain(transition)
  })
})

test('The list of unreachable transitions names exactly those that were not taken', () => {
  const all = Object.values(routes).flatMap((ways) => ways.map(({ transition }) => transition))
  expect(all.filter((transition) => !taken.has(transition)).sort()).toEqual(Object.keys(UNREACHED).sort())
})
