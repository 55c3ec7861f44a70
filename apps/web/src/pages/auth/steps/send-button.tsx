import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { useRetryWait } from './use-retry-wait.ts'

interface SendButtonProps {
  readonly retryAt: string | null
  readonly loading: boolean
  readonly children: ReactNode
}

/** Sends the form of a step; after too many requests it counts down and comes back by itself. */
export function SendButton({ retryAt, loading, children }: SendButtonProps) {
  const { seconds } = useRetryWait(retryAt)
  const isWaiting = seconds > 0 && !loading
  return (
    <Button type="submit" size="large" fullWidth loading={loading} disabled={isWaiting}>
      {isWaiting ? <Trans>You can try again in {seconds} s</Trans> : children}
    </Button>
  )
}
