import type { SignInValue } from '@yoyaku/core'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import type { ErrorInfo } from '../../../locale/read-error-messages.ts'
import { isAboutCode } from './failures.ts'
import { useRetryWait } from './use-retry-wait.ts'

interface SignInFailureProps {
  readonly signIn: SignInValue
  /** On the way to a provider and back. */
  readonly wentWrong: ErrorInfo | null
}

/** A failure that belongs to no field of the form; typed texts stay, and the same button tries again. */
export function SignInFailure({ signIn, wentWrong }: SignInFailureProps) {
  const errorMessages = useErrorMessages()
  const { isOver } = useRetryWait(signIn.step === 'email' || signIn.step === 'profile' ? signIn.retryAt : null)
  const failure = signIn.failure ?? wentWrong
  if (failure === null || isOver || isAboutCode(signIn.failure) || hasFieldOfForm(signIn)) return null
  return <Notice tone="danger">{errorMessages.failure(failure)}</Notice>
}

const hasFieldOfForm = ({ fields }: SignInValue): boolean => Object.keys(fields).length > 0
