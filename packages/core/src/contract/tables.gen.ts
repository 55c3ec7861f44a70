// Made from specs/openapi.yaml by `pnpm generate`. Change the contract, not this file.

export const LOCALES = [
  "en",
  "ko",
  "ja",
  "zh"
] as const

export const CURRENCIES = [
  "USD",
  "TWD",
  "JPY",
  "KRW"
] as const

export const RESERVATION_STATUSES = [
  "confirmed",
  "upcoming",
  "cancelled",
  "completed",
  "noshow"
] as const

export const RESERVATION_TRANSITIONS = [
  {
    "from": "confirmed",
    "to": "upcoming",
    "by": "clock",
    "when": "24 h before start; computed, never stored"
  },
  {
    "from": "confirmed",
    "to": "confirmed",
    "by": "member",
    "action": "reschedule",
    "until": "start",
    "when": "until the last moment of the shop, as often as it allows"
  },
  {
    "from": "upcoming",
    "to": "upcoming",
    "by": "member",
    "action": "reschedule",
    "until": "start",
    "when": "until the last moment of the shop, as often as it allows"
  },
  {
    "from": "confirmed",
    "to": "confirmed",
    "by": "operator",
    "action": "reschedule",
    "until": "start"
  },
  {
    "from": "upcoming",
    "to": "upcoming",
    "by": "operator",
    "action": "reschedule",
    "until": "start"
  },
  {
    "from": "confirmed",
    "to": "cancelled",
    "by": "member",
    "until": "start"
  },
  {
    "from": "upcoming",
    "to": "cancelled",
    "by": "member",
    "until": "start"
  },
  {
    "from": "confirmed",
    "to": "cancelled",
    "by": "operator"
  },
  {
    "from": "upcoming",
    "to": "cancelled",
    "by": "operator"
  },
  {
    "from": "upcoming",
    "to": "noshow",
    "by": "operator",
    "after": "start",
    "minutes": 15
  },
  {
    "from": "upcoming",
    "to": "completed",
    "by": "operator",
    "after": "start",
    "minutes": 0
  },
  {
    "from": "upcoming",
    "to": "completed",
    "by": "clock",
    "after": "end",
    "minutes": 60
  },
  {
    "from": "noshow",
    "to": "completed",
    "by": "operator",
    "until": "end",
    "days": 7
  },
  {
    "from": "completed",
    "to": "noshow",
    "by": "operator",
    "until": "end",
    "days": 7
  }
] as const

export const ERROR_CODES = [
  1007,
  1008,
  1010,
  "VALIDATION",
  "CLIENT_TOO_OLD",
  "UNAUTHORIZED",
  "SCOPE",
  "RECENT_SIGN_IN_REQUIRED",
  "NOT_FOUND",
  "NOT_AVAILABLE",
  "METHOD_NOT_ALLOWED",
  "UNSUPPORTED_MEDIA_TYPE",
  "PAYLOAD_TOO_LARGE",
  "RATE_LIMITED",
  "TOO_MANY_ATTEMPTS",
  "IDEMPOTENCY_KEY_REUSED",
  "IDEMPOTENCY_IN_PROGRESS",
  "SLOT_TAKEN",
  "HOLD_EXPIRED",
  "HOLD_LIMIT",
  "HOLD_REPLACES_ANOTHER",
  "TIME_AVAILABLE",
  "WAITING_LIST_LIMIT",
  "PRICE_CHANGED",
  "TERMS_CHANGED",
  "NOT_CANCELLABLE",
  "NOT_RESCHEDULABLE",
  "RESCHEDULE_TOO_LATE",
  "RESCHEDULE_LIMIT",
  "RESCHEDULE_OTHER_SERVICE",
  "RESCHEDULE_UNCHANGED",
  "REVIEW_NOT_COMPLETED",
  "REVIEW_EXISTS",
  "REVIEW_TOO_LATE",
  "VERSION_CONFLICT",
  "TRANSITION_NOT_ALLOWED",
  "PROVIDER_UNAVAILABLE",
  "TICKET_EXPIRED",
  "UNAVAILABLE",
  "INTERNAL"
] as const

/** What the contract says went wrong. */
export type ErrorCode = (typeof ERROR_CODES)[number]

export const CANCEL_REASONS = [
  "no_longer_needed",
  "change_of_plans",
  "budget",
  "wrong_datetime",
  "found_alternative",
  "technical",
  "other"
] as const

/** How many entries of the waiting list a member can have open at once. */
export const MAX_WAITING_LIST_ENTRIES = 5 as const
