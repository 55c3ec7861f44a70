import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { isDown, type ProviderName } from './provider.ts'
import { decryptToken } from './ticket.ts'

const BATCH = 10
const MOST_ATTEMPTS = 12

type Waiting = { id: string; provider: ProviderName; refresh_token: Buffer; attempts: number; now: number }

/** Revokes the tokens of deleted accounts at their providers. Retries with back-off while one is down. */
export async function revokeTokens(context: AppContext): Promise<void> {
  const { rows } = await sql<Waiting>`
    update token_revocation
       set attempts = attempts + 1, next_try_at = app_now() + make_interval(secs => least(30 * power(2, attempts), 86400))
     where id in (select id from token_revocation where next_try_at <= app_now() order by next_try_at limit ${BATCH} for update skip locked)
    returning id, provider, refresh_token, attempts, extract(epoch from app_now())::bigint as now`.execute(context.db)
  await Promise.all(rows.map((waiting) => revoke(context, waiting)))
}

async function revoke(context: AppContext, { id, provider, refresh_token, attempts, now }: Waiting): Promise<void> {
  const token = decryptToken(context.config, refresh_token)
  const knownProvider = context.providers.get(provider)
  if (token === null || knownProvider === undefined) {
    const why = token === null ? 'TOKEN_SECRET_PREVIOUS does not open it' : 'its provider is not configured'
    context.log.warn({ provider, attempts, why }, 'A token could not be revoked')
    // A provider that is configured again later has its tokens revoked then.
    if (attempts < MOST_ATTEMPTS) return
  }
  try {
    if (token !== null) await knownProvider?.revoke?.(token, now)
  } catch (error) {
    context.log.warn({ err: error, provider, attempts }, 'A token could not be revoked')
    if (isDown(error) && attempts < MOST_ATTEMPTS) return
  }
  await context.db.deleteFrom('token_revocation').where('id', '=', id).execute()
}
