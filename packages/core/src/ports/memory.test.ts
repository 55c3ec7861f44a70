import { CODE, createTestSdk, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen } from '../../test/booking.ts'
import type { SnapshotStore } from './index.ts'
import { memorySnapshots, snapshotsWithMemoryFallback } from './memory.ts'

const refuse = (): never => {
  throw new Error('QuotaExceededError')
}
const blocked: SnapshotStore = { get: refuse, set: refuse, remove: refuse }
const full = (): SnapshotStore => ({ ...memorySnapshots(), set: refuse })

describe('Scenario: a visitor holds a slot and signs in on another page', () => {
  test.each([
    ['blocked', blocked],
    ['full', full()],
  ])('with storage that is %s the slot is still theirs, and one report is made', async (_, snapshots) => {
    const { sdk, reports, server } = createTestSdk({ snapshots })
    const before = sdk.startReservation(chosen)
    await settle()
    before.hold()
    await settle()
    expect(before.get()).toMatchObject({ step: 'signing-in', hold: { holdId: 'hold-1' } })
    before.dispose()
    const signIn = sdk.startSignIn()
    signIn.submitEmail('hana@example.com')
    await settle()
    signIn.submitCode(CODE)
    await settle()
    const after = sdk.startReservation(chosen)
    await settle()
    expect(after.get()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-1' } })
    expect([server.holds.size, reports]).toEqual([1, ['Unfinished flows are kept in memory']])
    sdk.dispose()
  })
})

describe('snapshotsWithMemoryFallback', () => {
  test('removes what a full storage has of before, which a reload would take for the latest', () => {
    const store = memorySnapshots()
    store.set('flow', 'old')
    const snapshots = snapshotsWithMemoryFallback({ ...store, set: refuse }, () => undefined)
    snapshots.set('flow', 'new')
    expect([snapshots.get('flow'), store.get('flow')]).toEqual(['new', null])
    snapshots.remove('flow')
    expect(snapshots.get('flow')).toBe(null)
  })

  test('answers from the storage again once that takes what is set', () => {
    const store = memorySnapshots()
    let isFull = true
    const set = (key: string, value: string) => (isFull ? refuse() : store.set(key, value))
    const snapshots = snapshotsWithMemoryFallback({ ...store, set }, () => undefined)
    snapshots.set('flow', 'in memory')
    isFull = false
    snapshots.set('flow', 'stored')
    store.set('flow', 'by another tab')
    expect(snapshots.get('flow')).toBe('by another tab')
  })

  test('does not give back what a blocked storage could not remove', () => {
    const store = memorySnapshots()
    store.set('flow', 'old')
    const snapshots = snapshotsWithMemoryFallback({ ...store, remove: refuse }, () => undefined)
    snapshots.remove('flow')
    expect(snapshots.get('flow')).toBe(null)
  })
})
