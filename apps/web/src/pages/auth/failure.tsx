import type { SignInValue } from '@yoyaku/core'
import { useFailureWords } from '../../locale/failure-words.ts'
import { Notice } from '../../parts/notice.tsx'
import { isAboutCode } from './failures.ts'

/** What went wrong that belongs to no field; what was typed stays, and the same button tries again. */
export function SignInFailure({ signIn: { failure, fields } }: { readonly signIn: SignInValue }) {
  const say = useFailureWords()
  if (failure === null || isAboutCode(failure) || Object.keys(fields).length > 0) return null
  return <Notice tone="danger">{say.failure(failure)}</Notice>
}
