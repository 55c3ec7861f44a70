import type { Generated } from 'kysely'

export interface FeedbackTables {
  /** `created_at` is ISO 8601. */
  feedback: {
    id: Generated<number>
    type: string
    content: string
    locale: string
    email: string | null
    created_at: Generated<string>
  }
}
