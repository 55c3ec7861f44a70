import type { Db, Trx } from '../db/connection.ts'

/** What one agrees to when reserving: the version of the terms of use that are in force. */
export async function currentTermsVersion(db: Db | Trx): Promise<string> {
  const terms = await db
    .selectFrom('legal_text')
    .select('version')
    .where('kind', '=', 'terms')
    .orderBy('updated_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return terms?.version ?? '0'
}
