import type { Sdk } from '@yoyaku/core'

/** What a newcomer agrees to: the texts of now. */
export async function agreedIn({ queries }: Pick<Sdk, 'queries'>) {
  const { data } = await queries.legalTexts().queryFn()
  const versionOf = (kind: 'terms' | 'privacy') => data.find((text) => text.kind === kind)?.version
  return { agreedTermsVersion: versionOf('terms'), agreedPrivacyVersion: versionOf('privacy') }
}
