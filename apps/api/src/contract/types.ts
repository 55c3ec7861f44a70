import type { components, operations } from './schema.gen.ts'
import type { ERROR_CODES } from './tables.gen.ts'

export type Schemas = components['schemas']
export type Locale = Schemas['Locale']
export type Currency = Schemas['Currency']
export type FieldError = { field: string; code: Schemas['FieldCode'] }
export type ErrorCode = (typeof ERROR_CODES)[number]
export type OperationId = keyof operations
