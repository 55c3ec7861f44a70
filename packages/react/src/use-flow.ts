import type { BegunFlow, Flow, FlowStarting, Sdk, View } from '@yoyaku/core'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useView } from './use-view.ts'

/** A flow that has begun, or why there is none yet. */
export type FlowOrStarting<Value> =
  | { readonly flow: BegunFlow<Value>; readonly starting: null }
  | { readonly flow: null; readonly starting: FlowStarting }

export const STARTING: FlowStarting = Object.freeze({
  step: 'starting',
  busy: true,
  failure: null,
  fields: {},
  retry: () => undefined,
})

interface OpenFlow<Value, Intent> {
  readonly sdk: Sdk<Intent>
  readonly key: string
  readonly flow: Flow<Value>
  isUsed: boolean
}

/** React 18 warns of a layout effect on a server, where no effect runs. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The flow of a component, from when it is mounted until after it is unmounted. Another `sdk` or `key` begins another flow. */
export function useOpenFlow<Value extends { step: string }, Intent>(
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

/**
 * Begins a flow when the component is mounted and disposes of it after the component is unmounted. Another `sdk` or `key` begins
 * another flow. There is none without an SDK, on the server, in the first render, which is not painted, and until the chart of the
 * flow is loaded; `starting` says whether its file failed to load, and asks for it again. Double effects (StrictMode, hot reload)
 * and a tree that Suspense hides keep the flow.
 */
export function useFlow<Value extends { step: string }, Intent = unknown>(
  sdk: Sdk<Intent> | null,
  key: string,
  begin: (sdk: Sdk<Intent>) => Flow<Value>,
): FlowOrStarting<Value> {
  const flow = useOpenFlow(sdk, key, begin)
  const starting = useView(
    useMemo(() => flow && startingOf(flow), [flow]),
    STARTING,
  )
  return starting === null ? { flow: flow as BegunFlow<Value>, starting } : { flow: null, starting }
}

/** Null once the flow has begun: later changes of its value are none of this view. */
function startingOf<Value extends { step: string }>(flow: Flow<Value>): View<FlowStarting | null> {
  const of = (value: Value | FlowStarting) => (value.step === 'starting' ? (value as FlowStarting) : null)
  return { get: () => of(flow.get()), subscribe: (listener) => flow.subscribe((value) => listener(of(value))) }
}
