import type { Yoyaku } from '@yoyaku/core'

/** What a newcomer agrees to: the texts of now. */
export async function agreedIn({ queries }: Pick<Yoyaku, 'queries'>) {
  const { data } = await queries.legalTexts().queryFn()
  const versionOf = (kind: 'terms' | 'privacy') => data.find((text) => text.kind === kind)?.version
  return { terms: versionOf('terms'), privacy: versionOf('privacy') }
}
