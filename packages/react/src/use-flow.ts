import type { Flow, Yoyaku } from '@yoyaku/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface OpenFlow<F, Intent> {
  readonly yoyaku: Yoyaku<Intent>
  readonly key: string
  readonly flow: F
  isUsed: boolean
}

/** React 18 warns of a layout effect on a server, where no effect runs. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Begins a flow when the component is mounted and disposes of it after the component is unmounted. Another `yoyaku` or `key` begins
 * another flow. Null without an SDK, on the server and in the first render, which is not painted. Double effects (StrictMode, hot
 * reload) and a tree that Suspense hides keep the flow.
 */
export function useFlow<F extends Pick<Flow<unknown>, 'dispose'>, Intent = unknown>(
  yoyaku: Yoyaku<Intent> | null,
  key: string,
  begin: (yoyaku: Yoyaku<Intent>) => F,
): F | null {
  const [begun, setBegun] = useState<OpenFlow<F, Intent> | null>(null)
  const current = useRef<OpenFlow<F, Intent> | null>(null)

  // `begin` is another function in each render: it is called once for an SDK and a key.
  useBeforePaint(() => {
    if (yoyaku === null) return
    if (current.current?.yoyaku !== yoyaku || current.current.key !== key)
      current.current = { yoyaku, key, flow: begin(yoyaku), isUsed: true }
    setBegun(current.current)
  }, [yoyaku, key])

  // Not the layout effect: React runs the cleanup of that one when Suspense hides the tree.
  useEffect(() => {
    const open = current.current
    if (yoyaku === null || open === null || open.yoyaku !== yoyaku || open.key !== key) return
    open.isUsed = true
    return () => {
      open.isUsed = false
      queueMicrotask(() => {
        if (open.isUsed) return
        if (current.current === open) current.current = null
        open.flow.dispose()
      })
    }
  }, [yoyaku, key])

  return begun !== null && begun.yoyaku === yoyaku && begun.key === key ? begun.flow : null
}
