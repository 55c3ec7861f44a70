import type { Handler, Schemas } from '../contract/handler.ts'

type PlatformStyle = Schemas['PlatformStyle']

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i
/** What is shown where the stored colours are not colours. */
const BUILT_IN = { primaryColor: '#16213e', secondaryColor: '#2b62d9', accentColor: '#ffc94a', linkColor: '#eaf1ff' }

export const getPlatformStyle: Handler<'getPlatformStyle'> = async ({ world }) => {
  const row = await world.db
    .selectFrom('platform_style')
    .select(['primary_color as primaryColor', 'secondary_color as secondaryColor', 'accent_color as accentColor'])
    .select(['link_color as linkColor', 'banner_url as bannerUrl', 'logo_url as logoUrl', 'title'])
    .executeTakeFirst()
  const data: PlatformStyle = row ?? { ...BUILT_IN, bannerUrl: null, logoUrl: null, title: 'Yoyaku' }
  return { status: 200, body: { data: hasColours(data) ? data : { ...data, ...BUILT_IN } } }
}

function hasColours(style: PlatformStyle): boolean {
  return [style.primaryColor, style.secondaryColor, style.accentColor, style.linkColor].every((colour) =>
    HEX.test(colour),
  )
}
