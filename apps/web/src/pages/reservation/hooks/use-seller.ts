import { useQuery } from '@tanstack/react-query'
import type { components } from '@yoyaku/core/client'
import { sellerOf } from '../../../site/seller.ts'
import type { LegalEntry } from '../../../site/site.tsx'
import { useQueries, useSite } from '../../../site/site.tsx'

export interface Seller {
  /** Who runs the site, for the law of the shop's country; undefined where the operator has set none. */
  readonly text: LegalEntry | undefined
  /** The law wants it in sight before the order, and it could not be read. */
  readonly isMissing: boolean
  readonly isReading: boolean
  read(): void
}

/** Japan's law of commercial transactions: an order is confirmed on a screen that says who sells. */
const isRequiredIn = (country: components['schemas']['Country']): boolean => country === 'JP'

/** The page brings the list of legal texts; where its server had none to give, the list is read here. */
export function useSeller(country: components['schemas']['Country'], isNeeded: boolean): Seller {
  const { legal } = useSite()
  const isUnread = legal.isUnread === true
  const query = useQuery({ ...useQueries().legalTexts(), enabled: isNeeded && isUnread })
  return {
    text: sellerOf(isUnread ? (query.data?.data ?? []) : legal.texts, country),
    isMissing: isRequiredIn(country) && isUnread && query.data === undefined,
    isReading: query.isFetching,
    read: () => void query.refetch(),
  }
}
