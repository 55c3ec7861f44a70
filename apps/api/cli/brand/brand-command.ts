import { sql } from 'kysely'
import { z } from 'zod'
import { CURRENCIES } from '../../src/contract/tables.gen.ts'
import { differences } from '../../src/modules/operator/log.ts'
import { isColor } from '../../src/modules/theme/colors.ts'
import { type PlatformStyle, platformStyle } from '../../src/modules/theme/platform-style.ts'
import { setPlatformStyle } from '../../src/modules/theme/set-platform-style.ts'
import { isHttps } from '../import/fields.ts'
import type { Terminal } from '../on-database.ts'
import { type CommandResult, writeOnDatabase } from '../write-on-database.ts'

/** The options of the brand are not valid; nothing was changed. */
export class InvalidTheme extends Error {}

const MOST_SIGNS = 60

const color = z
  .string()
  .refine(isColor, { error: 'is # and 3 or 6 digits of 0-9 and a-f, for example #16213e' })
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
      error: 'is an address with https://, or "drawn" in the colors of the brand, or "none"',
    })
    .transform((text) => (text === 'none' ? null : text === 'drawn' ? drawn : text))

const MOST_SIGNS_OF_TAGLINE = 120
const NO_TAGLINE = 'none'
const tagline = z
  .string()
  .trim()
  .refine((text) => text !== '' && [...text].length <= MOST_SIGNS_OF_TAGLINE && !/[\p{Cc}\p{Cf}]/u.test(text), {
    error: `must be 1 to ${MOST_SIGNS_OF_TAGLINE} characters, without hidden characters, or "${NO_TAGLINE}"`,
  })
  .transform((text) => (text === NO_TAGLINE ? null : text))

const changes = z
  .strictObject({
    title,
    ...{ taglineEn: tagline, taglineKo: tagline, taglineJa: tagline, taglineZh: tagline },
    currency: z.enum(CURRENCIES, { error: `is one of ${CURRENCIES.join(', ')}` }),
    primary: color,
    secondary: color,
    accent: color,
    link: color,
    banner: picture('/media/banner.svg'),
    logo: picture('/media/logo.svg'),
  })
  .partial()

const flagOf = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

export type BrandOptions = z.input<typeof changes>

/** Changes the given options, and returns the brand of the database of the environment. */
export async function brandCommand(
  { dryRun, ...options }: BrandOptions & { dryRun?: boolean },
  terminal: Terminal,
): Promise<CommandResult<PlatformStyle>> {
  const { data, error } = changes.safeParse(options)
  if (error)
    throw new InvalidTheme(error.issues.map(({ path, message }) => `--${flagOf(path.join('.'))} ${message}`).join('\n'))
  const { primary, secondary, accent, link, banner, logo, title, currency } = data
  const { taglineEn: en, taglineKo: ko, taglineJa: ja, taglineZh: zh } = data
  return writeOnDatabase(terminal, { command: 'brand', dryRun }, async (trx) => {
    await sql`select from platform_style for update`.execute(trx)
    const before = await platformStyle(trx)
    await setPlatformStyle(trx, {
      ...{ title, primaryColor: primary, secondaryColor: secondary, accentColor: accent },
      ...{ linkColor: link, bannerUrl: banner, logoUrl: logo, defaultCurrency: currency },
      taglines: { en, ko, ja, zh },
    })
    const result = await platformStyle(trx)
    return { result, changes: differences(before, result) }
  })
}

export const showBrand = ({ title, bannerUrl, logoUrl, tagline = {}, ...colors }: PlatformStyle): string =>
  [
    ['Title', title],
    ...Object.entries(tagline).map(([language, text]) => [`Line ${language}`, text]),
    ['Currency', colors.defaultCurrency ?? 'TWD (built in)'],
    ['Primary', colors.primaryColor],
    ['Secondary', colors.secondaryColor],
    ['Accent', colors.accentColor],
    ['Link', colors.linkColor],
    ['Banner', bannerUrl ?? 'none'],
    ['Logo', logoUrl ?? 'none'],
  ]
    .map(([name = '', value = '']) => `${name.padEnd(10)}${value}\n`)
    .join('')
