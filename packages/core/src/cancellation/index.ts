export { startCancellation } from './cancellation.flow.ts'
export { cancellationMachine } from './cancellation.machine.ts'
export type {
  CancellationCancelled,
  CancellationCancelling,
  CancellationChoosing,
  CancellationData,
  CancellationField,
  CancellationKept,
  CancellationLoading,
  CancellationRefused,
  CancellationStep,
  CancellationUnreachable,
  CancellationValue,
  Notice,
} from './cancellation.types.ts'
