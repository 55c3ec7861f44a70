import { InvalidArgumentError } from 'commander'
import { isHttps } from '../catalogue-import/fields.ts'
import { isColour } from '../theme/colours.ts'
import type { PlatformStyle } from '../theme/platform-style.ts'
import type { Env } from './ask.ts'
import { databaseTrouble } from './database-trouble.ts'
import { Trouble } from './trouble.ts'

export interface BrandOptions {
  title?: string
  primary?: string
  secondary?: string
  accent?: string
  link?: string
  banner?: string
  logo?: string
}

const DRAWN = { banner: '/media/banner.svg', logo: '/media/logo.svg' } as const
const MOST_SIGNS = 60

/** Shows the brand after changing what is given. */
export async function brand(options: BrandOptions, env: Env): Promise<PlatformStyle> {
  const [{ onDatabase }, { platformStyle }, { setPlatformStyle }] = await Promise.all([
    import('../db/on-database.ts'),
    import('../theme/platform-style.ts'),
    import('../theme/set-platform-style.ts'),
  ])
  try {
    return await onDatabase(env, async (db) => {
      const known = await setPlatformStyle(db, changesOf(options))
      if (!known) throw new Trouble('refused', 'There is no brand yet: start the server once')
      return platformStyle(db)
    })
  } catch (error) {
    throw databaseTrouble(error, 'changed')
  }
}

const changesOf = ({
  title,
  primary,
  secondary,
  accent,
  link,
  banner,
  logo,
}: BrandOptions): Partial<PlatformStyle> => ({
  ...(title !== undefined && { title }),
  ...(primary !== undefined && { primaryColor: primary }),
  ...(secondary !== undefined && { secondaryColor: secondary }),
  ...(accent !== undefined && { accentColor: accent }),
  ...(link !== undefined && { linkColor: link }),
  ...(banner !== undefined && { bannerUrl: picture(banner, DRAWN.banner) }),
  ...(logo !== undefined && { logoUrl: picture(logo, DRAWN.logo) }),
})

const picture = (named: string, drawn: string): string | null =>
  named === 'none' ? null : named === 'drawn' ? drawn : named

export function aColour(text: string): string {
  if (!isColour(text)) throw new InvalidArgumentError('It is # and 3 or 6 digits of 0-9 and a-f, for example #16213e.')
  return text.toLowerCase()
}

export function aTitle(text: string): string {
  const title = text.trim()
  if (title === '' || [...title].length > MOST_SIGNS || /[\p{Cc}\p{Cf}]/u.test(title))
    throw new InvalidArgumentError(`It has 1 to ${MOST_SIGNS} signs, none of them hidden.`)
  return title
}

export function aPicture(text: string): string {
  if (text !== 'none' && text !== 'drawn' && !isHttps(text))
    throw new InvalidArgumentError('It is an address with https://, or "drawn" in the colours of the brand, or "none".')
  return text
}

export const showBrand = (style: PlatformStyle): string =>
  [
    ['Title', style.title],
    ['Primary', style.primaryColor],
    ['Secondary', style.secondaryColor],
    ['Accent', style.accentColor],
    ['Link', style.linkColor],
    ['Banner', style.bannerUrl ?? 'none'],
    ['Logo', style.logoUrl ?? 'none'],
  ]
    .map(([name = '', value = '']) => `${name.padEnd(10)}${value}\n`)
    .join('')
