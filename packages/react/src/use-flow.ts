import type { Flow, Sdk } from '@yoyaku/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface OpenFlow<Value, Intent> {
  readonly sdk: Sdk<Intent>
  readonly key: string
  readonly flow: Flow<Value>
  isUsed: boolean
}

/** React 18 warns of a layout effect on a server, where no effect runs. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Begins a flow when the component is mounted and disposes of it after the component is unmounted. Another `sdk` or `key` begins
 * another flow. Null without an SDK, on the server and in the first render, which is not painted. Double effects (StrictMode, hot
 * reload) and a tree that Suspense hides keep the flow.
 */
export function useFlow<Value extends { step: string }, Intent = unknown>(
  sdk: Sdk<Intent> | null,
  key: string,
  begin: (sdk: Sdk<Intent>) => Flow<Value>,
): Flow<Value> | null {
  const [begun, setBegun] = useState<OpenFlow<Value, Intent> | null>(null)
  const current = useRef<OpenFlow<Value, Intent> | null>(null)

  // `begin` is another function in each render: it is called once for an SDK and a key.
  useBeforePaint(() => {
    if (sdk === null) return
    if (current.current?.sdk !== sdk || current.current.key !== key)
      current.current = { sdk, key, flow: begin(sdk), isUsed: true }
    setBegun(current.current)
  }, [sdk, key])

  // Not the layout effect: React runs the cleanup of that one when Suspense hides the tree.
  useEffect(() => {
    const open = current.current
    if (sdk === null || open === null || open.sdk !== sdk || open.key !== key) return
    open.isUsed = true
    return () => {
      open.isUsed = false
      queueMicrotask(() => {
        if (open.isUsed) return
        if (current.current === open) current.current = null
        open.flow.dispose()
      })
    }
  }, [sdk, key])

  return begun !== null && begun.sdk === sdk && begun.key === key ? begun.flow : null
}
