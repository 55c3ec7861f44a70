import { sql } from 'kysely'
import { SELLER_EXAMPLES } from '../reference-data/legal-sellers.ts'
import type { Trx } from '../src/db/connection.ts'
import { insertAll } from '../src/db/insert-rows.ts'

/** If the operator has set none. */
export async function insertSellerExamples(trx: Trx): Promise<void> {
  const existing = await trx.selectFrom('legal_text').select('kind').execute()
  const absent = SELLER_EXAMPLES.filter((example) => existing.every(({ kind }) => kind !== example.kind))
  const { day } = await trx.selectNoFrom(sql<string>`app_now()`.as('day')).executeTakeFirstOrThrow()
  await insertAll(trx, { legal_text: absent.map((example) => ({ ...example, updated_at: day })) })
}
