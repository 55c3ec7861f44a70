import type { components } from '@yoyaku/core/types'
import type { LegalEntry } from './site.tsx'

const PREFIX = 'seller-'

/** Whether the text says who runs the site, for one country. */
export const isSeller = ({ kind }: Pick<LegalEntry, 'kind'>): boolean => kind.startsWith(PREFIX)

export const sellerPath = ({ kind }: Pick<LegalEntry, 'kind'>): string => `/seller/${kind.slice(PREFIX.length)}`

/** The text for the country of a shop, where the operator has set one. */
export const sellerOf = (
  texts: readonly LegalEntry[],
  country: components['schemas']['Country'],
): LegalEntry | undefined => texts.find(({ kind }) => kind === PREFIX + country.toLowerCase())
