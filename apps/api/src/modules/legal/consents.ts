import { type RawBuilder, sql } from 'kysely'
import { Refused, refuseFields } from '../../contract/failure.ts'
import type { FieldError, Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'

/** `version` null: the privacy policy that is in force. */
export type Consent = { purpose: Schemas['Consent']['purpose']; version: string | null }
type Reserved = { shop_id: string; id: string }

/** One row for each purpose that a member agreed to; those that belong to a reservation name it. */
export function consentsQuery(
  memberId: string,
  given: readonly Consent[],
  reservation?: Reserved,
): RawBuilder<unknown> {
  const purposes = given.map(({ purpose }) => purpose)
  const versions = given.map(({ version }) => version)
  return sql`
    insert into consent (member_id, purpose, version, shop_id, reservation_id)
    select ${memberId}, purpose, coalesce(version, ${inForce('privacy')}, ''), ${reservation?.shop_id ?? null}, ${reservation?.id ?? null}
      from unnest(${purposes}::text[], ${versions}::text[]) as given (purpose, version)`
}

/** A consent that is withdrawn stays on record, with the time of its end. */
export const withdrawQuery = (memberId: string, purpose: Consent['purpose']): RawBuilder<unknown> => sql`
    update consent set withdrawn_at = app_now() where member_id = ${memberId} and purpose = ${purpose} and withdrawn_at is null`

/** All that a member ever agreed to, oldest first. */
export async function listConsents(db: Db | Trx, memberId: string): Promise<Schemas['Consent'][]> {
  return db
    .selectFrom('consent')
    .leftJoin('reservation', (join) =>
      join.onRef('reservation.shop_id', '=', 'consent.shop_id').onRef('reservation.id', '=', 'consent.reservation_id'),
    )
    .select(['purpose', 'consent.version', 'given_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .select('reservation.code_number as codeNumber')
    .where('consent.member_id', '=', memberId)
    .orderBy('given_at')
    .orderBy('consent.id')
    .execute()
}

/** The version that people read now, as a subquery; null where there is no such text. */
export const inForce = (kind: 'terms' | 'privacy'): RawBuilder<string | null> => sql`
    (select version from legal_text where kind = ${sql.lit(kind)} order by updated_at desc, version desc limit 1)`

export type Agreed = { agreedTermsVersion?: string | null; agreedPrivacyVersion?: string | null }

/**
 * Stores what a newcomer agreed to on the way in. Nobody is registered without what they have to agree to.
 * @throws Refused, so that their ticket or code serves once more
 */
export async function storeConsentsOfNewcomer(
  trx: Trx,
  { id, acceptsMarketing }: Schemas['User'],
  agreed: Agreed,
): Promise<void> {
  const missing = await missingConsents(trx, agreed)
  if (missing.length > 0) throw new Refused(refuseFields(missing))
  const { agreedTermsVersion, agreedPrivacyVersion } = agreed
  await consentsQuery(id, [
    ...(agreedTermsVersion ? [{ purpose: 'terms' as const, version: agreedTermsVersion }] : []),
    ...(agreedPrivacyVersion ? [{ purpose: 'privacy' as const, version: agreedPrivacyVersion }] : []),
    ...(acceptsMarketing ? [{ purpose: 'marketing' as const, version: agreedPrivacyVersion ?? null }] : []),
  ]).execute(trx)
}

const named = ({ agreedTermsVersion, agreedPrivacyVersion }: Agreed) => [
  { field: 'agreedTermsVersion', kind: 'terms', version: agreedTermsVersion },
  { field: 'agreedPrivacyVersion', kind: 'privacy', version: agreedPrivacyVersion },
]

/** A field for each text that a newcomer has to agree to and did not. There is nothing to agree to where there is no such text. */
export async function missingConsents(db: Db | Trx, agreed: Agreed): Promise<FieldError[]> {
  const missing = named(agreed).filter(({ version }) => !version)
  if (missing.length === 0) return []
  const texts = await db.selectFrom('legal_text').select('kind').distinct().execute()
  return missing
    .filter(({ kind }) => texts.some((text) => text.kind === kind))
    .map(({ field }) => ({ field, code: 'REQUIRED' }))
}

/** A field for each version that never was in force. */
export async function unknownVersions(db: Db | Trx, agreed: Agreed): Promise<FieldError[]> {
  const given = named(agreed).filter(({ version }) => version)
  if (given.length === 0) return []
  const texts = await db.selectFrom('legal_text').select(['kind', 'version']).execute()
  return given
    .filter(({ kind, version }) => !texts.some((text) => text.kind === kind && text.version === version))
    .map(({ field }) => ({ field, code: 'UNKNOWN' }))
}
