import { useSelector } from '@xstate/react'
import type { Store } from '@yoyaku/core'
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The value of a store, and again after each of its changes. */
export function useStore<Value>(store: Store<Value>): Value
/** `before` stands for the value while there is no store, on the server and while a server's page is hydrated. */
export function useStore<Value>(store: Store<Value> | null, before: Value): Value
export function useStore<Value>(store: Store<Value> | null, ...before: [Value?]): Value {
  // `useSelector` shows one and the same on the server, while a page is hydrated, and after that.
  const isShown = useSyncExternalStore(
    neverChanges,
    () => store !== null,
    () => store !== null && before.length === 0,
  )
  const shown = isShown ? store : null
  return useSelector(shown?.actor, () => (shown === null ? (before[0] as Value) : shown.get()))
}
