import type { Generated } from 'kysely'

export interface OperatorTables {
  /**
   * What operators and their commands wrote. Of a `status` that a reservation was to get, `result` is DONE or the code of the
   * refusal; `request_id` is null of a command that works on the database.
   */
  operator_audit: {
    id: Generated<number>
    code_number: string | null
    at: Generated<string>
    actor: string | null
    status: string | null
    result: Generated<string>
    request_id: string | null
    command: Generated<string>
    shop_id: string | null
    changes: Generated<object>
    /** OPERATOR_KEY where it was the shared one. */
    key_name: string | null
  }
  /** The hash is that of the key; the key itself is nowhere. */
  operator_key: {
    name: string
    hash: string
    created_at: Generated<string>
    revoked_at: string | null
  }
}
