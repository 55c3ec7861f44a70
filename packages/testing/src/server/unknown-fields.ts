import type { components } from '@yoyaku/core/types'
import type { FieldError } from './selection.ts'

type Schemas = components['schemas']

export type BodyName =
  | 'AttachChoice'
  | 'CancelBody'
  | 'Contact'
  | 'HoldBody'
  | 'HoldChangeBody'
  | 'HoldDraftBody'
  | 'LoginSsoBody'
  | 'LoginStep1Body'
  | 'LoginStep2Body'
  | 'LoginStep3Body'
  | 'ProfileBody'
  | 'RefreshTokenBody'
  | 'RescheduleBody'
  | 'ReservationBody'
  | 'ReviewBody'
  | 'ReviewReportBody'
  | 'WaitingListBody'

/** The fields of every body, by the contract: the compiler names a field that is missing here or too many. A name: what that field consists of. */
const FIELDS: { [Name in BodyName]: { [Field in keyof Schemas[Name]]-?: BodyName | null } } = {
  AttachChoice: { attachId: null, quantity: null },
  CancelBody: { reasonCode: null, reasonText: null, version: null },
  Contact: { firstName: null, lastName: null, phone: null, email: null },
  HoldBody: { draft: 'HoldDraftBody', replaces: null },
  HoldChangeBody: { draft: 'HoldDraftBody' },
  HoldDraftBody: {
    shopId: null,
    appointmentServiceId: null,
    appointmentUnitId: null,
    reservationDate: null,
    reservationTime: null,
    returnTime: null,
    returnShopId: null,
    quantity: null,
    attaches: 'AttachChoice',
    staffId: null,
    resourceItemId: null,
  },
  LoginSsoBody: { provider: null, ticket: null, agreedTermsVersion: null, agreedPrivacyVersion: null },
  LoginStep1Body: { email: null, ticket: null },
  LoginStep2Body: {
    challengeId: null,
    firstName: null,
    lastName: null,
    acceptsMarketing: null,
    agreedTermsVersion: null,
    agreedPrivacyVersion: null,
  },
  LoginStep3Body: { challengeId: null, code: null },
  ProfileBody: { firstName: null, lastName: null, phone: null, acceptsMarketing: null },
  RefreshTokenBody: { refreshToken: null },
  RescheduleBody: { holdId: null, quoteId: null, version: null },
  ReservationBody: {
    holdId: null,
    quoteId: null,
    contact: 'Contact',
    specialRequirement: null,
    agreedTermsVersion: null,
    agreedSharingVersion: null,
    remindersConfirmed: null,
  },
  ReviewBody: { stars: null, text: null },
  ReviewReportBody: { reason: null, text: null },
  WaitingListBody: {
    shopId: null,
    serviceId: null,
    unitId: null,
    date: null,
    timeFrom: null,
    timeTo: null,
    quantity: null,
    attaches: 'AttachChoice',
    staffId: null,
    resourceItemId: null,
    returnTime: null,
    returnShopId: null,
  },
}

/** The fields of a body, and of what it consists of, that the contract does not have. */
export function unknownFields(body: unknown, name: BodyName, path = ''): FieldError[] {
  if (typeof body !== 'object' || body === null) return []
  if (Array.isArray(body)) return body.flatMap((one, index) => unknownFields(one, name, `${path}${index}.`))
  const allowed: Record<string, BodyName | null> = FIELDS[name]
  return Object.entries(body).flatMap(([field, value]) => {
    const inner = Object.hasOwn(allowed, field) ? allowed[field] : undefined
    if (inner === undefined) return [{ field: path + field, code: 'UNKNOWN' as const }]
    return inner === null ? [] : unknownFields(value, inner, `${path}${field}.`)
  })
}
