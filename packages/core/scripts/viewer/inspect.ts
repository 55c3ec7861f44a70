import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { machineOf, masked } from './machine-state.ts'

/** What a watched page tells the viewer: plain data, personal values masked. */
export type Told = { kind: 'chart'; machine: string; value: unknown; context: unknown }

/** The viewer serves this module, and nobody else is told. */
const viewer = new URL(import.meta.url).origin

/** The `inspect` of `createSdk` on a page that the chart viewer opened. Elsewhere it does nothing. */
export function inspect(event: InspectionEvent): void {
  const opener: Window | null = globalThis.opener ?? null
  const machine = machineOf(event.actorRef)
  if (opener === null || machine === undefined || event.type !== '@xstate.snapshot') return
  const { value, context } = event.snapshot as AnyMachineSnapshot
  const told: Told = { kind: 'chart', machine, value, context: JSON.parse(JSON.stringify(context, masked)) }
  opener.postMessage(told, viewer)
}
