import { sql } from 'kysely'
import type { Trx } from '../src/db/connection.ts'
import { insertAll, type Rows } from '../src/db/insert-rows.ts'
import { buildBase, DEFAULT_SEED } from './catalogue.ts'
import type { CatalogueBase, SeedLegal } from './catalogue.types.ts'
import { SELLER_EXAMPLES } from './editorial/legal-sellers.ts'

const CURRENCIES = ['JPY', 'KRW', 'TWD'] as const
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
  const base = buildBase(DEFAULT_SEED)
  await insertAll(trx, {
    exchange_rate: ratesOf(base).filter(({ currency }) => absent.currencies.includes(currency)),
    platform_style: absent.theme.map(() => themeOf(base)),
    legal_text: legalTextsOf(base).filter(({ kind }) => absent.legalTexts.includes(kind)),
    ...(absent.faqs.length > 0 && faqsOf(base)),
  })
}

/** If the operator has set none. */
export async function insertSellerExamples(trx: Trx): Promise<void> {
  const existing = await trx.selectFrom('legal_text').select('kind').execute()
  const absent = SELLER_EXAMPLES.filter((example) => existing.every(({ kind }) => kind !== example.kind))
  const { day } = await trx.selectNoFrom(sql<string>`app_now()`.as('day')).executeTakeFirstOrThrow()
  await insertAll(trx, { legal_text: absent.map((example) => ({ ...example, updated_at: day })) })
}

type Absent = { currencies: string[]; theme: string[]; legalTexts: string[]; faqs: string[] }

async function findAbsent(trx: Trx): Promise<Absent> {
  const { rows } = await sql<Absent>`
    select array(select unnest(${[...CURRENCIES]}::text[]) except select currency from exchange_rate) as currencies,
           array(select 'theme' where not exists (select from platform_style)) as theme,
           array(select unnest(array['terms', 'privacy']) except select kind from legal_text) as "legalTexts",
           array(select 'faqs' where not exists (select from legal_text) and not exists (select from faq_category)) as faqs
  `.execute(trx)
  const [absent] = rows
  if (absent === undefined) throw new Error('The query for absent reference data returned no row')
  return absent
}

const ratesOf = ({ exchangeRates }: CatalogueBase) =>
  CURRENCIES.map((currency) => ({
    currency,
    per_usd: exchangeRates.rates[currency],
    at: exchangeRates.asOf,
  }))

const themeOf = ({ platformStyle, banner }: CatalogueBase) => ({
  primary_color: platformStyle.primaryColor,
  secondary_color: platformStyle.secondaryColor,
  accent_color: platformStyle.accentColor,
  link_color: platformStyle.linkColor,
  banner_url: platformStyle.bannerUrl,
  logo_url: platformStyle.logoUrl,
  title: platformStyle.title,
  banner,
})

function legalTextsOf({ terms, privacy }: CatalogueBase) {
  const row = (kind: 'terms' | 'privacy', { version, title, body }: SeedLegal) => ({
    ...{ kind, version, title, body },
    updated_at: version,
  })
  return [row('terms', terms), row('privacy', privacy)]
}

const faqsOf = ({ faqCategories }: CatalogueBase): Rows => ({
  faq_category: faqCategories.map(({ faqs: _, ...category }) => category),
  faq: faqCategories.flatMap(({ id, faqs }) => faqs.map((faq) => ({ ...faq, category_id: id }))),
})
