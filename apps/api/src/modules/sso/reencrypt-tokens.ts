import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { sealToken, unsealToken } from './ticket.ts'

const BATCH = 500
/** Where tokens of providers stay for longer than a secret may, and what a row is known by. */
const PLACES = [
  ['identity', ['issuer', 'subject']],
  ['token_revocation', ['id']],
] as const

type Sealed = { key: string[]; token: Buffer }

/**
 * Seals anew with the secret of today what only the previous one opens, so that it can be taken away; how many that were.
 * Whoever signs in meanwhile has stored a newer token, which stays.
 */
export async function reencryptTokens({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<number> {
  if (config.previousTokenSecret === null) return 0
  const today = { ...config, previousTokenSecret: null }
  let count = 0
  for (const [table, columns] of PLACES) {
    const key = sql.join(columns.map((column) => sql.ref(column)))
    let after = columns.map(() => '')
    for (let seen = BATCH; seen === BATCH; ) {
      const { rows } = await sql<Sealed>`
        select array[${key}] as key, refresh_token as token from ${sql.table(table)}
         where refresh_token is not null and (${key}) > (${sql.join(after)}) order by ${key} limit ${BATCH}`.execute(db)
      for (const { key: row, token } of rows) {
        const text = unsealToken(today, token) === null ? unsealToken(config, token) : null
        if (text === null) continue
        await sql`update ${sql.table(table)} set refresh_token = ${sealToken(config, text)}
                   where (${key}) = (${sql.join(row)}) and refresh_token = ${token}`.execute(db)
        count += 1
      }
      seen = rows.length
      after = rows.at(-1)?.key ?? after
    }
  }
  return count
}
