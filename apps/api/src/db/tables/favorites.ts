import type { Generated } from 'kysely'

export interface FavoriteTables {
  /** `created_at` is ISO 8601. */
  favorite: { member_id: string; shop_id: string; created_at: Generated<string> }
}
