import type { Generated } from 'kysely'

export interface OperatorTables {
  /** `status` is what the reservation was to become; `result` is DONE or the code of the refusal. */
  operator_audit: {
    id: Generated<number>
    code_number: string
    at: Generated<string>
    actor: string | null
    status: string
    result: string
    request_id: string
  }
}
