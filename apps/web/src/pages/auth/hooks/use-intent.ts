import type { SignInValue } from '@yoyaku/core'
import { useSearchParams } from 'wouter'
import { type Intent, parseIntent } from '../../../sdk/sign-in-intent.ts'
import { useSite } from '../../../site/site.tsx'
import { returnPage } from '../return-page.ts'

/** The intent with which the sign-in began; without storage the address still has the page. */
export function useIntent(signIn: SignInValue): Intent {
  const [search] = useSearchParams()
  const { origin } = useSite()
  const stored = parseIntent(signIn.intent)
  return { ...stored, page: stored.page ?? returnPage(search.get('redirect'), origin) }
}
