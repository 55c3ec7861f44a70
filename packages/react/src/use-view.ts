import type { View } from '@yoyaku/core'
import { useCallback, useSyncExternalStore } from 'react'

const unsubscribed = () => undefined

/** The value of a view, and again after each of its changes. */
export function useView<Value>(view: View<Value>): Value
/** `before` stands for the value while there is no view, on the server and while a server's page is hydrated. */
export function useView<Value>(view: View<Value> | null, before: Value): Value
export function useView<Value>(view: View<Value> | null, ...before: [Value?]): Value {
  const subscribe = useCallback((changed: () => void) => view?.subscribe(changed) ?? unsubscribed, [view])
  const get = () => (view === null ? (before[0] as Value) : view.get())
  const getServerSnapshot = () => (before.length > 0 ? (before[0] as Value) : get())
  return useSyncExternalStore(subscribe, get, getServerSnapshot)
}
