import { sql } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { inLanguage, type Text } from '../../lib/localized-text.ts'

export type LegalKind = Schemas['LegalTextKind']

/** In the order in which they are listed, with the language that stands where neither the asked one nor English was given. */
const ORIGIN = {
  terms: 'zh',
  privacy: 'zh',
  'seller-jp': 'ja',
  'seller-kr': 'ko',
  'seller-tw': 'zh',
} as const satisfies Record<LegalKind, Locale>

export const LEGAL_KINDS = Object.keys(ORIGIN) as readonly LegalKind[]
export const originOf = (kind: LegalKind): Locale => ORIGIN[kind]

export type LegalVersion = { kind: LegalKind; version: string; updatedAt: string; title: Text; body: Text }

export type LegalTitle = Pick<LegalVersion, 'kind' | 'version' | 'updatedAt' | 'title'>

/** A version that says nothing in any language withdraws those before it. */
export const WITHDRAWAL: Pick<LegalVersion, 'title' | 'body'> = {
  title: { en: '', ko: '', ja: '', zh: '' },
  body: { en: '', ko: '', ja: '', zh: '' },
}
export const isWithdrawal = ({ title }: Pick<LegalTitle, 'title'>): boolean =>
  Object.values(title).every((words) => words === '')

/** Lists the version in force of each kind that is set and not withdrawn. */
export const legalTitles = async (db: Db | Trx): Promise<LegalTitle[]> => inForceOf(await newest(db).execute())

/** Lists the texts about who runs the site, by country. */
export async function sellersInForce(db: Db | Trx): Promise<LegalVersion[]> {
  const sellers = LEGAL_KINDS.filter((kind) => kind.startsWith('seller-'))
  return inForceOf(await newest(db).select('body').where('kind', 'in', sellers).execute())
}

const newest = (db: Db | Trx) =>
  db
    .selectFrom('legal_text')
    .distinctOn('kind')
    .select(['kind', 'version', 'updated_at as updatedAt', 'title'])
    .orderBy('kind')
    .orderBy('updated_at', 'desc')
    .orderBy('version', 'desc')

const inForceOf = <Version extends LegalTitle>(all: readonly Version[]): Version[] =>
  LEGAL_KINDS.flatMap((kind) => all.filter((one) => one.kind === kind && !isWithdrawal(one)))

export const titleIn = (locale: Locale, { kind, title }: Pick<LegalTitle, 'kind' | 'title'>): string =>
  inLanguage(locale, title) || title[originOf(kind)]

export const bodyIn = (locale: Locale, { kind, body }: Pick<LegalVersion, 'kind' | 'body'>): string =>
  inLanguage(locale, body) || body[originOf(kind)]

/** With the name of the site and where to write to. */
export const filledIn = (text: string, { title, contact }: { title: string; contact: string }): string =>
  text.replaceAll('{operator}', () => title).replaceAll('{contact}', () => contact)

/** All that was ever in force; the first of a kind is what is in force now, or its withdrawal. */
export async function legalVersions(db: Db | Trx): Promise<LegalVersion[]> {
  return db
    .selectFrom('legal_text')
    .select(['kind', 'version', 'updated_at as updatedAt', 'title', 'body'])
    .orderBy((kind) => sql`array_position(${[...LEGAL_KINDS]}::text[], ${kind.ref('kind')})`)
    .orderBy('updated_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
}

/**
 * Puts a text in force at once: what is newest is what people read and agree to. It is newer than any other, also than one that
 * bears a day to come. Null where a version of that name is there.
 */
export async function putInForce(
  db: Db | Trx,
  { kind, version, title, body }: Omit<LegalVersion, 'updatedAt'>,
): Promise<LegalVersion | null> {
  const newest = sql`(select max(updated_at) from legal_text where kind = ${kind})`
  const inserted = await db
    .insertInto('legal_text')
    .values({
      ...{ kind, version, title: JSON.stringify(title), body: JSON.stringify(body) },
      updated_at: sql<string>`greatest(app_now(), ${newest} + interval '1 millisecond')`,
    })
    .onConflict((taken) => taken.columns(['kind', 'version']).doNothing())
    .returning(['kind', 'version', 'updated_at as updatedAt', 'title', 'body'])
    .executeTakeFirst()
  return inserted ?? null
}

/** The day by the database's clock, 2026-11-22; the second of that day is 2026-11-22.2. */
export async function nextVersion(db: Db | Trx, existing: ReadonlySet<string>): Promise<string> {
  const { day } = await db
    .selectNoFrom(sql<string>`to_char(app_now() at time zone 'UTC', 'YYYY-MM-DD')`.as('day'))
    .executeTakeFirstOrThrow()
  let name = day
  for (let count = 2; existing.has(name); count += 1) name = `${day}.${count}`
  return name
}
