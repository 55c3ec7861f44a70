import { Trans } from '@lingui/react/macro'
import { onlineManager, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { container } from '../theme/shared.css.ts'

const waiting = (cache: QueryCache): boolean =>
  cache
    .getAll()
    .some((query) => query.state.fetchStatus === 'paused' && query.state.data === undefined && query.isActive())

/** Says why only the shape of a page is there: it waits for the network, and comes by itself when that is back. */
export function WaitsForNetwork() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const isWaiting = useSyncExternalStore(
    useCallback((changed) => cache.subscribe(changed), [cache]),
    () => waiting(cache),
    () => false,
  )
  /** Browsers may be wrong about the network. */
  const tryAgain = async (): Promise<void> => {
    onlineManager.setOnline(true)
    await client.refetchQueries({ type: 'active' })
    onlineManager.setOnline(navigator.onLine)
  }
  return (
    <div aria-live="polite">
      {isWaiting && (
        <div className={container}>
          <Notice
            tone="warning"
            action={
              <Button look="outline" size="small" onClick={() => void tryAgain()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>This can't be shown without a connection. It will appear as soon as you're back online.</Trans>
          </Notice>
        </div>
      )}
    </div>
  )
}
