import { sql } from 'kysely'
import type { Locale } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { PlatformStyle } from './platform-style.ts'

/** `taglines`: each language that is given; null takes the sentence away. */
export type BrandChanges = { [Name in keyof PlatformStyle]?: PlatformStyle[Name] | undefined } & {
  taglines?: Partial<Record<Locale, string | null | undefined>>
}

/** Changes the given fields; others stay. */
export async function setPlatformStyle(db: Db | Trx, changes: BrandChanges): Promise<void> {
  const { primaryColor, secondaryColor, accentColor, linkColor, bannerUrl, logoUrl, title } = changes
  const { defaultCurrency, taglines = {} } = changes
  const hasTagline = Object.values(taglines).some((text) => text !== undefined)
  await db
    .updateTable('platform_style')
    .set({
      // A statement has to set something, also where nothing is given.
      one: true,
      ...(primaryColor !== undefined && { primary_color: primaryColor }),
      ...(secondaryColor !== undefined && { secondary_color: secondaryColor }),
      ...(accentColor !== undefined && { accent_color: accentColor }),
      ...(linkColor !== undefined && { link_color: linkColor }),
      ...(bannerUrl !== undefined && { banner_url: bannerUrl }),
      ...(logoUrl !== undefined && { logo_url: logoUrl }),
      ...(title !== undefined && { title }),
      ...(defaultCurrency !== undefined && { default_currency: defaultCurrency }),
      ...(hasTagline && {
        tagline: sql`nullif(jsonb_strip_nulls(coalesce(tagline, '{}') || ${JSON.stringify(taglines)}::jsonb), '{}')`,
      }),
    })
    .execute()
}
