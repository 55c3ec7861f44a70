import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { decrypt, encrypt } from '../../lib/encryption.ts'
import { hashOf, newTicket } from '../../lib/secrets.ts'
import type { Agreed } from '../legal/consents.ts'
import type { Proven, ProviderName } from './provider.ts'

export const TICKET_SECONDS = 60
/** Long enough to type an e-mail address. */
export const EMAIL_TICKET_SECONDS = 20 * 60
/** Long enough to read what a newcomer has to agree to. */
export const CONSENT_SECONDS = 10 * 60
const REFRESH_TOKENS = 'refresh token of a provider'

type Config = Pick<AppContext['config'], 'tokenSecret' | 'previousTokenSecret'>
/** `browserHash`: of the secret in the browser that began. */
type How = { browserHash: string | null; forEmail?: boolean; seconds?: number; agreed?: Agreed }
/** Hashes of the secrets in the browser that hands a ticket in. */
type Browsers = { browsers: readonly string[] }
type Handed = { provider: ProviderName; ticket: string } & Browsers

export const encryptToken = ({ tokenSecret }: Config, token: string): Buffer =>
  encrypt(tokenSecret, REFRESH_TOKENS, token)
export const decryptToken = ({ tokenSecret, previousTokenSecret }: Config, encrypted: Buffer): string | null =>
  decrypt(tokenSecret, REFRESH_TOKENS, encrypted) ??
  (previousTokenSecret === null ? null : decrypt(previousTokenSecret, REFRESH_TOKENS, encrypted))

/** Issues a ticket to the browser; the database stores its hash. A ticket `forEmail` opens no session by itself. */
export async function issueTicket(
  db: Db | Trx,
  config: Config,
  proven: Proven,
  { browserHash, forEmail = false, seconds = forEmail ? EMAIL_TICKET_SECONDS : TICKET_SECONDS, agreed = {} }: How,
): Promise<string> {
  const ticket = newTicket()
  const { refreshToken } = proven
  await db
    .insertInto('sso_ticket')
    .values({
      token_hash: hashOf(ticket),
      provider: proven.provider,
      issuer: proven.issuer,
      subject: proven.subject,
      email: proven.email,
      email_verified: proven.emailVerified,
      first_name: proven.firstName,
      last_name: proven.lastName,
      for_email: forEmail,
      browser_hash: browserHash,
      agreed_terms_version: agreed.agreedTermsVersion ?? null,
      agreed_privacy_version: agreed.agreedPrivacyVersion ?? null,
      refresh_token: refreshToken === null ? null : encryptToken(config, refreshToken),
      expires_at: sql<string>`app_now() + make_interval(secs => ${seconds})`,
    })
    .execute()
  return ticket
}

/** Consumes a session ticket and returns the identity that it proves; undefined if it is invalid, expired or another browser's. */
export async function useTicket(
  trx: Trx,
  config: Config,
  { provider, ticket, browsers }: Handed,
): Promise<{ proven: Proven; browserHash: string | null } | undefined> {
  const row = await ending(trx, hashOf(ticket), false)
    .where('provider', '=', provider)
    .where(handedInBy(browsers))
    .returningAll()
    .executeTakeFirst()
  return row && { proven: provenBy(config, row), browserHash: row.browser_hash }
}

/** Extends a session ticket that proved somebody who has to agree to something first. */
export const extendForConsents = (db: Db, { provider, ticket, browsers }: Handed): Promise<unknown> =>
  liveTicket(db, hashOf(ticket), false)
    .set(lasting(CONSENT_SECONDS))
    .where('provider', '=', provider)
    .where(handedInBy(browsers))
    .execute()

/** Consumes the ticket of a challenge whose code was correct. */
export async function useEmailTicket(trx: Trx, config: Config, ticketHash: string): Promise<Proven | undefined> {
  const row = await ending(trx, ticketHash, true).returningAll().executeTakeFirst()
  return row && provenBy(config, row)
}

/** A ticket without a browser was issued by an older version, within the last minutes. */
const handedInBy = (browsers: readonly string[]) =>
  sql<boolean>`(browser_hash is null or browser_hash = any(${browsers}))`

const liveTicket = (db: Db | Trx, hash: string, forEmail: boolean) =>
  db
    .updateTable('sso_ticket')
    .where('token_hash', '=', hash)
    .where('for_email', '=', forEmail)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`app_now()`)

const ending = (trx: Trx, hash: string, forEmail: boolean) =>
  liveTicket(trx, hash, forEmail).set({ used_at: sql<string>`app_now()` })

/** Never shorter than before. */
const lasting = (seconds: number) => ({
  expires_at: sql<string>`greatest(expires_at, app_now() + make_interval(secs => ${seconds}))`,
})

type TicketRow = { hash: string; firstName: string | null; lastName: string | null; agreed: Agreed }

/** Extends an e-mail ticket by `seconds`: it belongs to a challenge from now on. */
export async function holdTicket(
  trx: Trx,
  { ticket, browsers }: { ticket: string } & Browsers,
  seconds: number,
): Promise<TicketRow | undefined> {
  const row = await liveTicket(trx, hashOf(ticket), true)
    .set(lasting(seconds))
    .where(handedInBy(browsers))
    .returning(['token_hash', 'first_name', 'last_name'])
    .returning(['agreed_terms_version as agreedTermsVersion', 'agreed_privacy_version as agreedPrivacyVersion'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { token_hash: hash, first_name: firstName, last_name: lastName, ...agreed } = row
  return { hash, firstName, lastName, agreed }
}

type Row = {
  provider: Proven['provider']
  issuer: string
  subject: string
  email: string | null
  email_verified: boolean
  first_name: string | null
  last_name: string | null
  refresh_token: Buffer | null
}

const provenBy = (config: Config, row: Row): Proven => ({
  provider: row.provider,
  issuer: row.issuer,
  subject: row.subject,
  email: row.email,
  emailVerified: row.email_verified,
  firstName: row.first_name,
  lastName: row.last_name,
  refreshToken: row.refresh_token && decryptToken(config, row.refresh_token),
})
