import type { Db, Trx } from '../db/connection.ts'
import { BUILT_IN as COLOURS, isColour } from '../theme/colours.ts'

/** Plain hex colours. `ink` can be read on white and on `quiet`, and white on `ink`. */
export type Brand = { title: string; ink: string; quiet: string }

// What the pages fall back to as well; until an operator named the platform there is nothing better to call it.
export const BUILT_IN: Brand = { title: 'Yoyaku', ink: COLOURS.primaryColor, quiet: COLOURS.linkColor }
const READABLE = 4.5

/** How the platform calls itself and which colours it wears in letters. What is not a plain hex colour is not used. */
export async function brandOf(db: Db | Trx): Promise<Brand> {
  const style = await db
    .selectFrom('platform_style')
    .select(['title', 'primary_color', 'link_color'])
    .executeTakeFirst()
  return style === undefined ? BUILT_IN : brandFrom(style.title, style.primary_color, style.link_color)
}

export function brandFrom(title: string, primaryColor: string, quietColor: string): Brand {
  const quiet = isColour(quietColor) && contrast(quietColor, BUILT_IN.ink) >= READABLE ? quietColor : BUILT_IN.quiet
  const readable = [quiet, '#ffffff'].every(
    (ground) => isColour(primaryColor) && contrast(primaryColor, ground) >= READABLE,
  )
  return { title: title.trim() || BUILT_IN.title, ink: readable ? primaryColor : BUILT_IN.ink, quiet }
}

/** WCAG 2: 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
