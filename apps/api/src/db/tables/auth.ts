import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { EmailCalendar } from '../../lib/calendar-file.ts'

/** ISO 8601, every microsecond kept. */
type Instant = string
type Provider = Schemas['Provider']
type DefaultsToNow = ColumnType<Instant, Instant | undefined, Instant>
export type EndReason = 'signed_out' | 'reuse' | 'deleted' | 'linked' | 'ended_by_member' | 'ended_by_operator'

export interface AuthTables {
  /** Where calendars read a member's reservations: the secret in its address is kept as SHA-256. */
  calendar_feed: { member_id: string; token_hash: string; locale: Locale; created_at: Generated<Instant> }
  member: {
    id: string
    /** Null once the account was deleted. */
    email: string | null
    first_name: string
    last_name: string
    phone: string | null
    accepts_marketing: Generated<boolean>
    marketing_changed_at: Instant | null
    locale: Locale
    created_at: DefaultsToNow
    deleted_at: Instant | null
  }
  consent: {
    id: Generated<number>
    member_id: string
    purpose: 'terms' | 'privacy' | 'marketing' | 'sharing'
    version: string
    /** Of what was reserved; with `reservation_id`. */
    shop_id: string | null
    reservation_id: string | null
    given_at: DefaultsToNow
    withdrawn_at: Instant | null
  }
  identity: {
    issuer: string
    subject: string
    member_id: string
    created_at: DefaultsToNow
    provider: Provider | null
    /** Encrypted; so that it can be revoked. */
    refresh_token: Buffer | null
  }
  session: {
    id: string
    member_id: string
    counter: Generated<number>
    locale: Locale
    started_at: DefaultsToNow
    rotated_at: DefaultsToNow
    /** The newest generation that was seen in use, and since when. */
    used_counter: Generated<number | null>
    used_at: Generated<Instant | null>
    /** Of the page on which it began, where that is not ours. */
    origin: Generated<string | null>
    /** Null in sessions that are older than the column. */
    signed_in_at: Generated<Instant | null>
    ends_at: Instant
    ended_at: Instant | null
    end_reason: EndReason | null
    /** Names to show, of the sign-in. */
    browser: Generated<string | null>
    system: Generated<string | null>
  }
  challenge: {
    id: string
    email: string
    new_member: boolean
    first_name: string | null
    last_name: string | null
    accepts_marketing: Generated<boolean>
    agreed_terms_version: string | null
    agreed_privacy_version: string | null
    locale: Locale
    attempts: Generated<number>
    created_at: DefaultsToNow
    expires_at: Instant
    completed_at: Instant | null
    /** Of the provider's ticket that came with the e-mail. */
    ticket_hash: string | null
    /** Of the Idempotency-Key that completed it, and the session that it began. */
    key_hash: Generated<string | null>
    session_id: Generated<string | null>
  }
  challenge_code: {
    id: string
    challenge_id: string
    hmac: Buffer
    created_at: DefaultsToNow
    expires_at: Instant
    used_at: Instant | null
  }
  attempt_counter: { scope: string; key: string; hits: Instant[] }
  sso_flow: {
    state_hash: string
    provider: Provider
    nonce: string
    code_verifier: string
    locale: Locale
    /** Of the secret in the cookie of the browser that began. */
    browser_hash: string
    /** Where to go after the sign-in: a path of ours, language included. */
    redirect: string | null
    first_name: string | null
    last_name: string | null
    expires_at: Instant
    used_at: Instant | null
  }
  sso_ticket: {
    token_hash: string
    provider: Provider
    issuer: string
    subject: string
    email: string | null
    /** The provider rules over this address: nobody else can have it. */
    email_verified: Generated<boolean>
    first_name: string | null
    last_name: string | null
    /** Of the secret in the cookie of the browser that began; null: issued by an older version. */
    browser_hash: Generated<string | null>
    /** Not for a session: for an e-mail that is still to be proven. */
    for_email: Generated<boolean>
    /** For a newcomer whose code has to follow. */
    agreed_terms_version: Generated<string | null>
    agreed_privacy_version: Generated<string | null>
    refresh_token: Buffer | null
    expires_at: Instant
    used_at: Instant | null
  }
  /** Said by a provider once; until there is an account. */
  sso_name: {
    issuer: string
    subject: string
    first_name: string | null
    last_name: string | null
    kept_at: DefaultsToNow
  }
  token_revocation: {
    id: string
    provider: Provider
    refresh_token: Buffer
    attempts: Generated<number>
    next_try_at: DefaultsToNow
  }
  ws_ticket: {
    token_hash: string
    member_id: string
    session_id: string
    expires_at: Instant
    used_at: Instant | null
  }
  email: {
    id: string
    dedupe_id: string
    recipient: string
    locale: Locale
    subject: string
    text: string
    html: string
    calendar: JSONColumnType<EmailCalendar> | null
    created_at: DefaultsToNow
    useful_until: Instant
    attempts: Generated<number>
    next_try_at: DefaultsToNow
    sent_at: Instant | null
    given_up_at: Instant | null
  }
}
