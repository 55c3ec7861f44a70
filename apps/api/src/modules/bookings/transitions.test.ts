import { expect, test } from 'vitest'
import {
  type Actor,
  cancelAction,
  canTransition,
  freeCancellationUntil,
  isFreeToCancel,
  type ReservationState,
  statusOf,
} from './transitions.ts'

const startAt = '2026-11-24T03:00:00Z'
const endAt = '2026-11-24T04:00:00Z'
const at = (now: string, status: ReservationState['status'] = 'confirmed'): ReservationState => ({
  status,
  startAt,
  endAt,
  now,
})
const moves = (state: ReservationState, by: Actor) =>
  (['cancelled', 'completed', 'noshow'] as const).filter((to) => canTransition(state, to, by))

test('a confirmed reservation is upcoming from exactly a day before', () => {
  const statuses = ['2026-11-23T02:59:59.999Z', '2026-11-23T03:00:00Z', '2026-11-25T00:00:00Z'].map((now) =>
    statusOf(at(now)),
  )
  expect(statuses).toEqual(['confirmed', 'upcoming', 'upcoming'])
  expect(statusOf(at('2026-11-23T03:00:00Z', 'cancelled'))).toBe('cancelled')
})

test('canTransition says who may do what, when', () => {
  const times = {
    'days before': '2026-11-20T00:00:00Z',
    'the evening before': '2026-11-23T12:00:00Z',
    'at the start': startAt,
    'a quarter of an hour later': '2026-11-24T03:15:00Z',
    'an hour after the end': '2026-11-24T05:00:00Z',
  }
  const table = Object.entries(times).map(([name, now]) => [
    name,
    ...(['member', 'operator', 'clock'] as const).map((by) => moves(at(now), by).join()),
  ])
  expect(table).toEqual([
    ['days before', 'cancelled', 'cancelled', ''],
    ['the evening before', 'cancelled', 'cancelled', ''],
    ['at the start', '', 'cancelled,completed', ''],
    ['a quarter of an hour later', '', 'cancelled,completed,noshow', ''],
    ['an hour after the end', '', 'cancelled,completed,noshow', 'completed'],
  ])
})

test('a mistake is corrected within a week, what was cancelled stays so', () => {
  expect(moves(at('2026-12-01T03:59:59Z', 'noshow'), 'operator')).toEqual(['completed'])
  expect(moves(at('2026-12-01T03:59:59Z', 'completed'), 'operator')).toEqual(['noshow'])
  expect(moves(at('2026-12-01T04:00:00Z', 'noshow'), 'operator')).toEqual([])
  expect((['member', 'operator', 'clock'] as const).flatMap((by) => moves(at(startAt, 'cancelled'), by))).toEqual([])
})

test('cancelAction gives a reason for what a member may not do', () => {
  const reasons = [at(startAt), at(startAt, 'cancelled'), at(startAt, 'completed'), at(startAt, 'noshow')].map(
    (state) => cancelAction(state).reason,
  )
  expect(reasons).toEqual(['STARTED', 'CANCELLED', 'COMPLETED', 'NOSHOW'])
})

test('cancelling is free until the deadline, at which it is not any more', () => {
  const until = freeCancellationUntil({ start_at: startAt, free_until: null, agreed: { freeCancellationHours: 24 } })
  expect(until).toBe('2026-11-23T03:00:00.000Z')
  const free = ['2026-11-23T02:59:59.999Z', '2026-11-23T03:00:00Z'].map((now) => isFreeToCancel(until, now))
  expect(free).toStrictEqual([true, false])
})
