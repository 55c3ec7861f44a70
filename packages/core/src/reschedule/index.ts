export type {
  RescheduleCan,
  RescheduleData,
  RescheduledTo,
  RescheduleFlow,
  RescheduleStep,
  RescheduleValue,
} from './reschedule.types.ts'
