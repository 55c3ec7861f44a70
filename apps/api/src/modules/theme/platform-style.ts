import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { colorsOf } from './colors.ts'

export type PlatformStyle = Schemas['PlatformStyle']

export async function platformStyle(db: Db): Promise<PlatformStyle> {
  const stored = await db
    .selectFrom('platform_style')
    .select(['primary_color as primaryColor', 'secondary_color as secondaryColor', 'accent_color as accentColor'])
    .select(['link_color as linkColor', 'banner_url as bannerUrl', 'logo_url as logoUrl', 'title'])
    .select(['tagline', 'default_currency as defaultCurrency'])
    .executeTakeFirst()
  const { tagline = null, defaultCurrency = null, ...style } = stored ?? {}
  return {
    ...{ bannerUrl: null, logoUrl: null, title: 'Yoyaku', ...style, ...colorsOf(stored) },
    ...(tagline !== null && { tagline }),
    ...(defaultCurrency !== null && { defaultCurrency }),
  }
}
