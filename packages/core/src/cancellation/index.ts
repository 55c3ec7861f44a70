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
