import type { SignInValue } from '@yoyaku/core'
import { useSearchParams } from 'wouter'
import { useSite } from '../../site.tsx'
import { type Intent, intentIn } from './intent.ts'
import { returnPage } from './return-page.ts'

/** What was wanted when the sign-in began; the address knows the page, too, where nothing was kept. */
export function useIntent(signIn: SignInValue): Intent {
  const [search] = useSearchParams()
  const { origin } = useSite()
  const kept = intentIn(signIn.intent)
  return { ...kept, page: kept.page ?? returnPage(search.get('redirect'), origin) }
}
