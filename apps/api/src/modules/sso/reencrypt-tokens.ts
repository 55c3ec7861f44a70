import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { decryptToken, encryptToken } from './ticket.ts'

const BATCH = 500
/** The tables that store provider tokens for longer than a secret lasts, with their keys. */
const PLACES = [
  ['identity', ['issuer', 'subject']],
  ['token_revocation', ['id']],
] as const

type EncryptedToken = { key: string[]; token: Buffer }

/**
 * Encrypts with the current secret every token that only the previous one decrypts, so that the previous one can be removed.
 * Returns their number. A newer token that a sign-in stores meanwhile stays.
 */
export async function reencryptTokens({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<number> {
  if (config.previousTokenSecret === null) return 0
  const today = { ...config, previousTokenSecret: null }
  let count = 0
  for (const [table, columns] of PLACES) {
    const key = sql.join(columns.map((column) => sql.ref(column)))
    let after = columns.map(() => '')
    for (let seen = BATCH; seen === BATCH; ) {
      const { rows } = await sql<EncryptedToken>`
        select array[${key}] as key, refresh_token as token from ${sql.table(table)}
         where refresh_token is not null and (${key}) > (${sql.join(after)}) order by ${key} limit ${BATCH}`.execute(db)
      for (const { key: row, token } of rows) {
        const text = decryptToken(today, token) === null ? decryptToken(config, token) : null
        if (text === null) continue
        await sql`update ${sql.table(table)} set refresh_token = ${encryptToken(config, text)}
                   where (${key}) = (${sql.join(row)}) and refresh_token = ${token}`.execute(db)
        count += 1
      }
      seen = rows.length
      after = rows.at(-1)?.key ?? after
    }
  }
  return count
}
