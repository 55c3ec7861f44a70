import type { Failure } from '@yoyaku/core'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import type { ErrorInfo } from '../../../locale/read-error-messages.ts'
import type { PageSignIn } from '../hooks/use-page-sign-in.ts'
import { useRetryWait } from './use-retry-wait.ts'

const CODE_FAILURES: readonly (number | string)[] = [1007, 1008, 1010]

/** Wrong, used or expired: shown beside the code, not above the form. */
export const isAboutCode = (failure: Failure | null): failure is Failure =>
  failure !== null && CODE_FAILURES.includes(failure.code)

interface SignInFailureProps {
  readonly signIn: PageSignIn
  /** On the way to a provider and back. */
  readonly wentWrong: ErrorInfo | null
}

/** A failure that belongs to no field of the form; typed texts stay, and the same button tries again. */
export function SignInFailure({ signIn, wentWrong }: SignInFailureProps) {
  const errorMessages = useErrorMessages()
  const { isOver } = useRetryWait(
    signIn.value.step === 'email' || signIn.value.step === 'profile' ? signIn.value.retryAt : null,
  )
  const failure = signIn.value.failure ?? wentWrong
  const hasFieldOfForm = Object.keys(signIn.value.fields).length > 0
  if (failure === null || isOver || isAboutCode(signIn.value.failure) || hasFieldOfForm) return null
  return <Notice tone="danger">{errorMessages.failure(failure)}</Notice>
}
