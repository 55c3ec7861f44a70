import { Notice } from '../../../components/feedback/notice.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import type { ErrorInfo } from '../../../locale/read-error-messages.ts'
import type { PageSignIn } from '../hooks/use-page-sign-in.ts'
import { isAboutCode } from './failures.ts'
import { useRetryWait } from './use-retry-wait.ts'

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
