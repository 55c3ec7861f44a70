import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { machineOf, masked } from './machine-state.ts'

/** The message of a watched page to the viewer: plain data, personal values masked. */
export type InspectedSnapshot = { kind: 'chart'; machine: string; value: unknown; context: unknown }

/** The viewer serves this module, and no other window gets a message. */
const viewer = new URL(import.meta.url).origin

/** The `inspect` of `createYoyaku` on a page that the chart viewer opened. Elsewhere it does nothing. */
export function inspect(event: InspectionEvent): void {
  const opener: Window | null = globalThis.opener ?? null
  const machine = machineOf(event.actorRef)
  if (opener === null || machine === undefined || event.type !== '@xstate.snapshot') return
  const { value, context } = event.snapshot as AnyMachineSnapshot
  const message: InspectedSnapshot = {
    kind: 'chart',
    machine,
    value,
    context: JSON.parse(JSON.stringify(context, masked)),
  }
  opener.postMessage(message, viewer)
}
