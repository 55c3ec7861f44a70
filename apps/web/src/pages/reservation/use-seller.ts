import { useQuery } from '@tanstack/react-query'
import type { components } from '@yoyaku/core/types'
import { sellerOf } from '../../site/seller.ts'
import type { LegalEntry } from '../../site/site.tsx'
import { useQueries, useSite } from '../../site/site.tsx'

export interface Seller {
  /** Who runs the site, for the law of the shop's country; undefined where the operator has set none. */
  readonly text: LegalEntry | undefined
  /** The law wants it in sight before the order, and it could not be read. */
  readonly isMissing: boolean
  readonly isReading: boolean
  read(): void
}

/**
 * The page brings the list of legal texts; where its server had none to give, the list is read here. The laws of Japan, Korea and
 * Taiwan each want the order confirmed on a screen that says, or links, who runs the site.
 */
export function useSeller(country: components['schemas']['Country'], isNeeded: boolean): Seller {
  const { legal } = useSite()
  const isUnread = legal.isUnread === true
  const query = useQuery({ ...useQueries().legalTexts(), enabled: isNeeded && isUnread })
  return {
    text: sellerOf(isUnread ? (query.data?.data ?? []) : legal.texts, country),
    isMissing: isUnread && query.data === undefined,
    isReading: query.isFetching,
    read: () => void query.refetch(),
  }
}
