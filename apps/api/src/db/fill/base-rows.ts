import type { CatalogueBase, SeedLegal } from '../seed/catalogue.types.ts'
import type { Rows } from './insert.ts'

const CURRENCIES = ['JPY', 'KRW', 'TWD'] as const

export function baseRows(base: CatalogueBase): Rows {
  const { exchangeRates, platformStyle } = base
  const legal = (kind: 'terms' | 'privacy', { version, title, body }: SeedLegal) => ({
    ...{ kind, version, title, body },
    updated_at: exchangeRates.asOf,
  })
  return {
    exchange_rate: CURRENCIES.map((currency) => ({
      currency,
      per_usd: exchangeRates.rates[currency],
      at: exchangeRates.asOf,
    })),
    platform_style: [
      {
        primary_color: platformStyle.primaryColor,
        secondary_color: platformStyle.secondaryColor,
        accent_color: platformStyle.accentColor,
        link_color: platformStyle.linkColor,
        banner_url: platformStyle.bannerUrl,
        logo_url: platformStyle.logoUrl,
        title: platformStyle.title,
        banner: base.banner,
      },
    ],
    city: base.cities.map(({ timeZone, ...city }) => ({ ...city, time_zone: timeZone })),
    // Parents first: a child refers to its parent.
    category: base.categories
      .toSorted((one, other) => Number(one.parentId !== null) - Number(other.parentId !== null))
      .map(({ parentId, ...category }) => ({ ...category, parent_id: parentId })),
    brand: base.brands,
    curated: base.curated.map(({ categoryIds, cityIds, ...theme }, sort) => ({
      ...theme,
      category_ids: categoryIds,
      city_ids: cityIds,
      sort,
    })),
    article_category: base.articleCategories,
    article: base.articles.map(({ categoryId, categoryIds, cityIds, publishedAt, ...article }) => ({
      ...article,
      category_id: categoryId,
      shop_category_ids: categoryIds,
      city_ids: cityIds,
      published_at: publishedAt,
    })),
    faq_category: base.faqCategories.map(({ faqs: _, ...category }) => category),
    faq: base.faqCategories.flatMap(({ id, faqs }) => faqs.map((faq) => ({ ...faq, category_id: id }))),
    legal_text: [legal('terms', base.terms), legal('privacy', base.privacy)],
    search_count: base.searchTags.map(({ language, ...tag }) => ({ ...tag, locale: language })),
  }
}
