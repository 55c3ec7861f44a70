import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Locale } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import type { Row } from '../../db/schema.ts'
import { hashOf, newTicket } from '../../lib/secrets.ts'
import type { GivenNames } from './given-names.ts'
import type { SsoError } from './landing.ts'
import { FLOW_SECONDS, type FlowSecrets, type ProviderName } from './provider.ts'

type Begun = { provider: ProviderName; locale: Locale; redirect: string | null }

/** An authorization request to a provider. `secret` goes into the browser's cookie; the database stores hashes of it and of the state. */
export async function openFlow(db: Db, begun: Begun): Promise<FlowSecrets & { secret: string }> {
  const [state, secret, nonce] = [newTicket(), newTicket(), newTicket()]
  const codeVerifier = randomBytes(32).toString('base64url')
  await db
    .insertInto('sso_flow')
    .values({
      ...begun,
      state_hash: hashOf(state),
      browser_hash: hashOf(secret),
      nonce,
      code_verifier: codeVerifier,
      expires_at: sql<string>`app_now() + make_interval(secs => ${FLOW_SECONDS})`,
    })
    .execute()
  return { state, nonce, codeVerifier, secret }
}

export type Flow = FlowSecrets & Pick<Row<'sso_flow'>, 'locale' | 'redirect'> & GivenNames & { browserHash: string }

/** Failed flow; `at` says where to show the error, if the flow is known. */
export type NoFlow = { error: SsoError; at: Pick<Row<'sso_flow'>, 'locale' | 'redirect'> | null }

type Came = { provider: ProviderName; state: string; browsers: readonly string[]; names: GivenNames }

/**
 * Consumes a flow, once, for the browser that started it. Stores the names of the response in the same statement: whatever
 * fails after it, the same browser finds them at its next attempt.
 */
export async function takeFlow(db: Db, { provider, state, browsers, names }: Came): Promise<Flow | NoFlow> {
  if (browsers.length === 0) return whyNot(db, provider, state)
  const taken = await db
    .updateTable('sso_flow')
    .set({ used_at: sql<string>`app_now()`, first_name: names.firstName, last_name: names.lastName })
    .where('state_hash', '=', hashOf(state))
    .where('provider', '=', provider)
    .where('browser_hash', 'in', browsers)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`app_now()`)
    .returning(['nonce', 'code_verifier', 'locale', 'redirect', 'browser_hash'])
    .executeTakeFirst()
  if (taken === undefined) return whyNot(db, provider, state)
  const { nonce, code_verifier: codeVerifier, locale, redirect, browser_hash: browserHash } = taken
  return { state, nonce, codeVerifier, locale, redirect, browserHash, ...(await storedNames(db, provider, browsers)) }
}

async function whyNot(db: Db, provider: ProviderName, state: string): Promise<NoFlow> {
  const row = await db
    .selectFrom('sso_flow')
    .select(['provider', 'locale', 'redirect', sql<boolean>`used_at is null and expires_at > app_now()`.as('open')])
    .where('state_hash', '=', hashOf(state))
    .executeTakeFirst()
  const at = row ? { locale: row.locale, redirect: row.redirect } : null
  if (!row?.open) return { error: 'SSO_EXPIRED', at }
  return { error: row.provider === provider ? 'SSO_OTHER_BROWSER' : 'SSO_REFUSED', at }
}

/** From this attempt or an earlier one that failed. */
async function storedNames(db: Db, provider: ProviderName, browsers: readonly string[]): Promise<GivenNames> {
  const row = await db
    .selectFrom('sso_flow')
    .select(['first_name', 'last_name'])
    .where('provider', '=', provider)
    .where('browser_hash', 'in', browsers)
    .where((at) => at.or([at('first_name', 'is not', null), at('last_name', 'is not', null)]))
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { firstName: row?.first_name ?? null, lastName: row?.last_name ?? null }
}
