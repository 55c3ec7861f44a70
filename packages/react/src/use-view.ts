import { useSelector } from '@xstate/react'
import type { View } from '@yoyaku/core'
import { useMemo, useSyncExternalStore } from 'react'

/**
 * What `useSelector` needs of an actor. The value stands in an object of its own: `useSelector` takes one with the `status` `error`
 * for a broken actor, and fails on one that is no object.
 */
interface Source<Value> {
  getSnapshot(): { readonly value: Value }
  subscribe(observer: unknown): { unsubscribe(): void }
}

/** The value as it was told last: a view may make a new object for each `get()`. */
function sourceOf<Value>(view: View<Value>): Source<Value> {
  let snapshot: { readonly value: Value } | null = null
  return {
    getSnapshot() {
      snapshot ??= { value: view.get() }
      return snapshot
    },
    subscribe(observer) {
      const { next } = observer as { next(): void }
      const unsubscribe = view.subscribe((value) => {
        snapshot = { value }
        next()
      })
      return { unsubscribe }
    },
  }
}

const neverChanges = () => () => undefined

/** The value of a view, and again after each of its changes. */
export function useView<Value>(view: View<Value>): Value
/** `before` stands for the value while there is no view, on the server and while a server's page is hydrated. */
export function useView<Value>(view: View<Value> | null, before: Value): Value
export function useView<Value>(view: View<Value> | null, ...before: [Value?]): Value {
  // `useSelector` shows one and the same on the server, while a page is hydrated, and after that.
  const isShown = useSyncExternalStore(
    neverChanges,
    () => view !== null,
    () => view !== null && before.length === 0,
  )
  const source = useMemo(() => (view !== null && isShown ? sourceOf(view) : undefined), [view, isShown])
  return useSelector(source, (snapshot) => (snapshot === undefined ? (before[0] as Value) : snapshot.value))
}
