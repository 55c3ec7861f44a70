import type { Failure, SignInValue } from '@yoyaku/core'
import { useFailureWords } from '../../locale/failure-words.ts'
import { Notice } from '../../parts/notice.tsx'
import { isAboutCode } from './failures.ts'

interface SignInFailureProps {
  readonly signIn: SignInValue
  /** On the way to a provider and back. */
  readonly wentWrong: Pick<Failure, 'kind' | 'code'> | null
}

/** What went wrong that belongs to no field; what was typed stays, and the same button tries again. */
export function SignInFailure({ signIn, wentWrong }: SignInFailureProps) {
  const say = useFailureWords()
  const failure = signIn.failure ?? wentWrong
  if (failure === null || isAboutCode(signIn.failure) || Object.keys(signIn.fields).length > 0) return null
  return <Notice tone="danger">{say.failure(failure)}</Notice>
}
