import type { Generated } from 'kysely'

export interface OperatorTables {
  /** `status` is what the reservation was to become; `answer` is DONE or the code of the refusal. */
  operator_act: {
    id: Generated<number>
    code_number: string
    at: Generated<string>
    by: string | null
    status: string
    answer: string
    request_id: string
  }
}
