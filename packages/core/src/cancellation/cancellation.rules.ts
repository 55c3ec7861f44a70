import type { CancelReasonCode } from '../contract/types.ts'
import { type FieldErrors, NO_FIELDS } from '../validation/field-errors.ts'
import { check, nonEmptyText, optionalText } from '../validation/fields.ts'
import type { CancellationField, CancellationNotice, Loaded } from './cancellation.types.ts'

export function fieldsOfReason(reason: CancelReasonCode | null, text: string): FieldErrors<CancellationField> {
  if (reason === null) return { reasonCode: 'REQUIRED' }
  const code = check(reason === 'other' ? nonEmptyText : optionalText, text).fields['']
  return code === undefined ? NO_FIELDS : { reasonText: code }
}

export const isRight = (reason: CancelReasonCode | null, text: string) => fieldsOfReason(reason, text) === NO_FIELDS

export const noticeOf = ({ reservation, isFree }: Loaded): CancellationNotice => ({
  isFree,
  freeUntil: reservation.freeCancellationUntil,
  timeZone: reservation.timeZone,
  lateFee: reservation.lateFee,
})
