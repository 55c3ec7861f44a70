import { sql } from 'kysely'
import type { Trx } from '../src/db/connection.ts'
import { insertAll, type Rows } from '../src/db/insert-rows.ts'
import { FAQ_CATEGORIES } from './faqs.ts'
import { PRIVACY, TERMS } from './legal.ts'
import type { LegalText } from './reference-data.types.ts'
import { BANNER, EXCHANGE_RATES, PLATFORM_STYLE } from './settings.ts'

const CURRENCIES = Object.keys(EXCHANGE_RATES.rates) as (keyof typeof EXCHANGE_RATES.rates)[]
// A lock of our own: of two starts on an empty database one inserts the rows.
const ADVISORY_LOCK = 7_964_284

/**
 * The data that every page needs with any catalogue: exchange rates, theme, legal texts, and with the first legal texts the FAQs.
 * Inserts what is absent and changes no row.
 */
export async function insertReferenceData(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
  const absent = await findAbsent(trx)
  if (Object.values(absent).every((names) => names.length === 0)) return
  await insertAll(trx, {
    exchange_rate: exchangeRates.filter(({ currency }) => absent.currencies.includes(currency)),
    platform_style: absent.theme.map(() => theme),
    legal_text: legalTexts.filter(({ kind }) => absent.legalTexts.includes(kind)),
    ...(absent.faqs.length > 0 && faqs),
  })
}

type Absent = { currencies: string[]; theme: string[]; legalTexts: string[]; faqs: string[] }

async function findAbsent(trx: Trx): Promise<Absent> {
  const { rows } = await sql<Absent>`
    select array(select unnest(${CURRENCIES}::text[]) except select currency from exchange_rate) as currencies,
           array(select 'theme' where not exists (select from platform_style)) as theme,
           array(select unnest(array['terms', 'privacy']) except select kind from legal_text) as "legalTexts",
           array(select 'faqs' where not exists (select from legal_text) and not exists (select from faq_category)) as faqs
  `.execute(trx)
  const [absent] = rows
  if (absent === undefined) throw new Error('The query for absent reference data returned no row')
  return absent
}

const exchangeRates = CURRENCIES.map((currency) => ({
  currency,
  per_usd: EXCHANGE_RATES.rates[currency],
  at: EXCHANGE_RATES.asOf,
}))

const theme = {
  primary_color: PLATFORM_STYLE.primaryColor,
  secondary_color: PLATFORM_STYLE.secondaryColor,
  accent_color: PLATFORM_STYLE.accentColor,
  link_color: PLATFORM_STYLE.linkColor,
  banner_url: PLATFORM_STYLE.bannerUrl,
  logo_url: PLATFORM_STYLE.logoUrl,
  title: PLATFORM_STYLE.title,
  banner: BANNER,
}

const legalText = (kind: 'terms' | 'privacy', { version, title, body }: LegalText) => ({
  ...{ kind, version, title, body },
  updated_at: version,
})
const legalTexts = [legalText('terms', TERMS), legalText('privacy', PRIVACY)]

const faqs: Rows = {
  faq_category: FAQ_CATEGORIES.map(({ faqs: _, ...category }) => category),
  faq: FAQ_CATEGORIES.flatMap(({ id, faqs }) => faqs.map((faq) => ({ ...faq, category_id: id }))),
}
