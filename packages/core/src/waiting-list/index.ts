export type {
  WaitingEntry,
  WaitingListData,
  WaitingListFlow,
  WaitingListRequest,
  WaitingListStep,
  WaitingListValue,
  WaitingOffer,
} from './waiting-list.types.ts'
