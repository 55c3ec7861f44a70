export { startCancellation } from './cancellation.flow.ts'
export { cancellationMachine } from './cancellation.machine.ts'
export type { CancellationStep, CancellationValue, Notice } from './cancellation.types.ts'
