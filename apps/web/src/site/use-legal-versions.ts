import { useQuery } from '@tanstack/react-query'
import type { Failure } from '@yoyaku/core/client'
import { useQueries, useSite } from './site.tsx'

/** Undefined where the operator has set no such text. */
export interface LegalVersions {
  readonly terms: string | undefined
  readonly privacy: string | undefined
}

export interface ReadLegalVersions {
  /** What a person reads now; null while that could not be read. */
  readonly versions: LegalVersions | null
  readonly isReading: boolean
  readonly failure: Failure | null
  read(): void
}

/** Which versions of terms of use and privacy policy a person reads now; asked for where the page was written without them. */
export function useLegalVersions(): ReadLegalVersions {
  const { legal } = useSite()
  const isUnread = legal.isUnread === true
  const query = useQuery({ ...useQueries().legalTexts(), enabled: isUnread })
  const texts = isUnread ? query.data?.data : legal.texts
  const versionOf = (kind: 'terms' | 'privacy') => texts?.find((text) => text.kind === kind)?.version
  return {
    versions: texts === undefined ? null : { terms: versionOf('terms'), privacy: versionOf('privacy') },
    isReading: query.isFetching,
    failure: query.error,
    read: () => void query.refetch(),
  }
}
