export type {
  CancellationData,
  CancellationField,
  CancellationFlow,
  CancellationNotice,
  CancellationStep,
  CancellationValue,
} from './cancellation.types.ts'
