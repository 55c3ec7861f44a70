// Made from specs/openapi.yaml by `pnpm generate`. Change the contract, not this file.

export const MAX_LENGTH = {
  "email": 254,
  "personName": 50,
  "specialRequirement": 500,
  "cancelReason": 500,
  "message": 1000
} as const

export const MAX_PEOPLE = 60 as const
