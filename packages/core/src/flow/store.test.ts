import { describe, expect, test, vi } from 'vitest'
import { assign, createActor, createMachine } from 'xstate'
import { storeOf } from './store.ts'

describe('stores', () => {
  const counter = () => {
    const machine = createMachine({
      types: {} as { context: { count: number } },
      context: { count: 0 },
      on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    })
    const actor = createActor(machine).start()
    return { actor, store: storeOf(actor, ({ context }) => ({ count: context.count })) }
  }

  test('a listener that throws keeps no other from being called, and is reported', () => {
    vi.useFakeTimers()
    const { actor, store } = counter()
    const counts: number[] = []
    store.subscribe(({ count }) => {
      if (count > 0) throw new Error('mine')
    })
    store.subscribe(({ count }) => counts.push(count))
    actor.send({ type: 'add' })
    expect(counts).toEqual([0, 1])
    expect(() => vi.runAllTimers()).toThrow('mine')
    vi.useRealTimers()
  })

  test('a value with the same data stays the same object, however deep its new objects are', () => {
    const { actor } = counter()
    const store = storeOf(actor, () => ({ profile: { names: ['Hana'], consents: { terms: 'v1' } } }))
    const before = store.get()
    actor.send({ type: 'add' })
    expect(store.get()).toBe(before)
  })

  test('a listener that unsubscribed is not called any more, not even for the change in which it did', () => {
    const { actor, store } = counter()
    const counts: number[] = []
    let stop = () => {}
    store.subscribe(({ count }) => {
      if (count > 0) stop()
    })
    stop = store.subscribe(({ count }) => counts.push(count))
    actor.send({ type: 'add' })
    expect(counts).toEqual([0])
  })
})
