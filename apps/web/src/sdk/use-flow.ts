import type { Flow } from '@yoyaku/core'
import { useEffect, useState } from 'react'

interface Holder<Value extends object> {
  flow: Flow<Value> | null
  isShown: boolean
}

/** A flow of one screen: begun with the screen, ended with it. StrictMode and hot reload run effects twice: the flow survives that. */
export function useFlow<Value extends object>(begin: () => Flow<Value>): Flow<Value>
/** Null until there is something to begin it with. */
export function useFlow<Value extends object>(begin: (() => Flow<Value>) | null): Flow<Value> | null
export function useFlow<Value extends object>(begin: (() => Flow<Value>) | null): Flow<Value> | null {
  const [holder] = useState<Holder<Value>>(() => ({ flow: null, isShown: false }))
  if (begin !== null) holder.flow ??= begin()
  const { flow } = holder
  useEffect(() => {
    holder.isShown = true
    return () => {
      holder.isShown = false
      queueMicrotask(() => {
        if (!holder.isShown) flow?.dispose()
      })
    }
  }, [holder, flow])
  return flow
}
