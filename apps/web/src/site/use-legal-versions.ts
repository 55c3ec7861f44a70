import { useSite } from './site.tsx'

/** Which versions of terms of use and privacy policy a person reads now. */
export function useLegalVersions(): { readonly terms: string | undefined; readonly privacy: string | undefined } {
  const { texts } = useSite().legal
  const versionOf = (kind: 'terms' | 'privacy') => texts.find((text) => text.kind === kind)?.version
  return { terms: versionOf('terms'), privacy: versionOf('privacy') }
}
