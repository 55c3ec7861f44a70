import type { Config } from '../../config/config.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { BUILT_IN as COLORS, isColor } from '../theme/colors.ts'

/** Plain hex colors. `ink` can be read on white and on `quiet`, and white on `ink`. `contact`: where to write to. */
export type Brand = { title: string; ink: string; quiet: string; contact: string }
type Style = { title: string; primaryColor: string; linkColor: string }

// What the pages fall back to as well; until an operator named the platform there is nothing better to call it.
const BUILT_IN: Style = { title: 'Yoyaku', primaryColor: COLORS.primaryColor, linkColor: COLORS.linkColor }
const READABLE = 4.5

/** The name and the colors of the platform in e-mails. A color that is not plain hex is not used. */
export async function brandOf(db: Db | Trx, { contactEmail }: Pick<Config, 'contactEmail'>): Promise<Brand> {
  const style = await db
    .selectFrom('platform_style')
    .select(['title', 'primary_color as primaryColor', 'link_color as linkColor'])
    .executeTakeFirst()
  return brandFrom(style ?? BUILT_IN, contactEmail)
}

export function brandFrom({ title, primaryColor, linkColor }: Style, contact: string): Brand {
  const isQuiet = isColor(linkColor) && contrast(linkColor, BUILT_IN.primaryColor) >= READABLE
  const quiet = isQuiet ? linkColor : BUILT_IN.linkColor
  const readable = [quiet, '#ffffff'].every(
    (background) => isColor(primaryColor) && contrast(primaryColor, background) >= READABLE,
  )
  return { title: title.trim() || BUILT_IN.title, ink: readable ? primaryColor : BUILT_IN.primaryColor, quiet, contact }
}

/** WCAG 2: 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => {
    const value = Number.parseInt(digits.slice(i, i + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
