import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { PageTitle } from '../../head/page-title.tsx'
import { isServerReachable } from '../../navigation/recovery/load-code.ts'
import { Failure } from './failure.tsx'

const CHECK_MS = 3_000

/** Replaces a page that is not on this device yet. Loads it by itself when the server can be reached. */
export function NoConnection({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isShown = true
    const checkSoon = (): void => {
      clearTimeout(timer)
      if (isShown) timer = setTimeout(() => void check(), CHECK_MS)
    }
    async function check(): Promise<void> {
      if (await isServerReachable()) {
        if (isShown) retry()
      } else checkSoon()
    }
    const onOnline = (): void => void check()
    addEventListener('online', onOnline)
    checkSoon()
    return () => {
      isShown = false
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
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
