import { useQuery } from '@tanstack/react-query'
import { useQueries, useSite } from './site.tsx'

/** Undefined where the operator has set no such text. */
export interface LegalVersions {
  readonly terms: string | undefined
  readonly privacy: string | undefined
}

/** Which versions of terms of use and privacy policy a person reads now; asked for where the page was written without them. */
export function useLegalVersions(): LegalVersions {
  const { legal } = useSite()
  const isUnread = legal.isUnread === true
  const { data } = useQuery({ ...useQueries().legalTexts(), enabled: isUnread })
  const texts = isUnread ? (data?.data ?? []) : legal.texts
  const versionOf = (kind: 'terms' | 'privacy') => texts.find((text) => text.kind === kind)?.version
  return { terms: versionOf('terms'), privacy: versionOf('privacy') }
}
