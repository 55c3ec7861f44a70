import type { View } from '@yoyaku/core'
import { useCallback, useSyncExternalStore } from 'react'

const nothing = () => () => undefined

/** What a view of the SDK shows now; `before` stands for it while there is no view yet, and on the server. */
export function useView<Value>(view: View<Value>): Value
export function useView<Value>(view: View<Value> | null, before: Value): Value
export function useView<Value>(view: View<Value> | null, before?: Value): Value {
  const subscribe = useCallback((changed: () => void) => (view === null ? nothing() : view.subscribe(changed)), [view])
  const now = () => (view === null ? (before as Value) : view.get())
  return useSyncExternalStore(subscribe, now, now)
}
