import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../components/button.tsx'
import { PageTitle } from '../../head/page-title.tsx'
import { Failure } from './failure.tsx'

/** In place of a page that is not on this device yet. Comes by itself when the network does. */
export function NoConnection({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const online = (): void => retry()
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [])
  return (
    <>
      <PageTitle title={t`You're offline`} />
      <Failure
        drawing="lantern"
        heading={<Trans>You're offline</Trans>}
        actions={
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>This page needs a connection. It will open as soon as you're back online.</Trans>
      </Failure>
    </>
  )
}
