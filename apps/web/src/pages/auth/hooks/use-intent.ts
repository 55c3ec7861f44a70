import { useSearchParams } from 'wouter'
import { type Intent, parseIntent } from '../../../sdk/sign-in-intent.ts'
import { useSite } from '../../../site/site.tsx'
import { returnPage } from '../return-page.ts'
import type { PageSignIn } from './use-page-sign-in.ts'

/** The intent with which the sign-in began; without storage the address still has the page. */
export function useIntent({ value }: PageSignIn): Intent {
  const [search] = useSearchParams()
  const { origin } = useSite()
  const stored = parseIntent(value.intent)
  return { ...stored, page: stored.page ?? returnPage(search.get('redirect'), origin) }
}
