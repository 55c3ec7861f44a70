import { z } from 'zod'
import { isColour } from '../../src/modules/theme/colours.ts'
import { type PlatformStyle, platformStyle } from '../../src/modules/theme/platform-style.ts'
import { setPlatformStyle } from '../../src/modules/theme/set-platform-style.ts'
import { isHttps } from '../import/fields.ts'
import { onDatabase, type Terminal } from '../on-database.ts'

/** The options of the brand are not valid; nothing was changed. */
export class InvalidTheme extends Error {}

const MOST_SIGNS = 60

const colour = z
  .string()
  .refine(isColour, { error: 'is # and 3 or 6 digits of 0-9 and a-f, for example #16213e' })
  .toLowerCase()
const title = z
  .string()
  .trim()
  .refine((text) => text !== '' && [...text].length <= MOST_SIGNS && !/[\p{Cc}\p{Cf}]/u.test(text), {
    error: `must be 1 to ${MOST_SIGNS} characters, without hidden characters`,
  })
const picture = (drawn: string) =>
  z
    .string()
    .refine((text) => ['none', 'drawn'].includes(text) || isHttps(text), {
      error: 'is an address with https://, or "drawn" in the colours of the brand, or "none"',
    })
    .transform((text) => (text === 'none' ? null : text === 'drawn' ? drawn : text))

const changes = z
  .strictObject({
    title,
    primary: colour,
    secondary: colour,
    accent: colour,
    link: colour,
    banner: picture('/media/banner.svg'),
    logo: picture('/media/logo.svg'),
  })
  .partial()

export type BrandOptions = z.input<typeof changes>

/** Changes the given options, and returns the brand of the database of the environment. */
export async function brandCommand(options: BrandOptions, terminal: Terminal): Promise<PlatformStyle> {
  const { data, error } = changes.safeParse(options)
  if (error)
    throw new InvalidTheme(error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`).join('\n'))
  const { primary, secondary, accent, link, banner, logo, title } = data
  return onDatabase(terminal, async (db) => {
    await setPlatformStyle(db, {
      ...{ title, primaryColor: primary, secondaryColor: secondary, accentColor: accent },
      ...{ linkColor: link, bannerUrl: banner, logoUrl: logo },
    })
    return platformStyle(db)
  })
}

export const showBrand = ({ title, bannerUrl, logoUrl, ...colours }: PlatformStyle): string =>
  [
    ['Title', title],
    ['Primary', colours.primaryColor],
    ['Secondary', colours.secondaryColor],
    ['Accent', colours.accentColor],
    ['Link', colours.linkColor],
    ['Banner', bannerUrl ?? 'none'],
    ['Logo', logoUrl ?? 'none'],
  ]
    .map(([name = '', value = '']) => `${name.padEnd(10)}${value}\n`)
    .join('')
