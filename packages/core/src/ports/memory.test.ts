import { CODE, createTestSdk, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen } from '../../test/booking.ts'
import type { DraftStore } from './index.ts'
import { draftsWithMemoryFallback, memoryDrafts } from './memory.ts'

const refuse = (): never => {
  throw new Error('QuotaExceededError')
}
const blocked: DraftStore = { get: refuse, set: refuse, remove: refuse }
const full = (): DraftStore => ({ ...memoryDrafts(), set: refuse })

describe('a visitor holds a slot and signs in on another page', () => {
  test.each([
    ['blocked', blocked],
    ['full', full()],
  ])('with storage that is %s the slot is still theirs, and one report is made', async (_, draftStore) => {
    const { sdk, problems, server } = createTestSdk({ draftStore })
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
    expect([server.holds.size, problems]).toEqual([1, ['Unfinished flows are kept in memory']])
    sdk.dispose()
  })
})

describe('draftsWithMemoryFallback', () => {
  test('removes what a full storage has of before, which a reload would take for the latest', () => {
    const store = memoryDrafts()
    store.set('flow', 'old')
    const draftStore = draftsWithMemoryFallback({ ...store, set: refuse }, () => undefined)
    draftStore.set('flow', 'new')
    expect([draftStore.get('flow'), store.get('flow')]).toEqual(['new', null])
    draftStore.remove('flow')
    expect(draftStore.get('flow')).toBe(null)
  })

  test('answers from the storage again once that takes what is set', () => {
    const store = memoryDrafts()
    let isFull = true
    const set = (key: string, value: string) => (isFull ? refuse() : store.set(key, value))
    const draftStore = draftsWithMemoryFallback({ ...store, set }, () => undefined)
    draftStore.set('flow', 'in memory')
    isFull = false
    draftStore.set('flow', 'stored')
    store.set('flow', 'by another tab')
    expect(draftStore.get('flow')).toBe('by another tab')
  })

  test('does not give back what a blocked storage could not remove', () => {
    const store = memoryDrafts()
    store.set('flow', 'old')
    const draftStore = draftsWithMemoryFallback({ ...store, remove: refuse }, () => undefined)
    draftStore.remove('flow')
    expect(draftStore.get('flow')).toBe(null)
  })
})
