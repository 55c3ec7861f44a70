import type { Db } from '../../db/connection.ts'
import type { PlatformStyle } from './platform-style.ts'

/** What is not given stays. */
export async function setPlatformStyle(
  db: Db,
  changes: { [Name in keyof PlatformStyle]?: PlatformStyle[Name] | undefined },
): Promise<void> {
  const { primaryColor, secondaryColor, accentColor, linkColor, bannerUrl, logoUrl, title } = changes
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
    })
    .execute()
}
