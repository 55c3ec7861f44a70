import { Trans, useLingui } from '@lingui/react/macro'
import {
  onlineManager,
  type QueryCache,
  type QueryClient,
  type QueryFilters,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useHasTitle } from '../../head/page-title-store.ts'
import { useSite } from '../../site/site.tsx'
import * as css from './offline-notice.css.ts'

const waiting = (cache: QueryCache): boolean =>
  cache
    .getAll()
    .some((query) => query.state.fetchStatus === 'paused' && query.state.data === undefined && query.isActive())

const FIRST_READS = { type: 'active', predicate: (query) => query.state.data === undefined } satisfies QueryFilters

/**
 * Begins anew what was never read. A request that left while there was no network fails even if the network comes back meanwhile, and
 * as the last of its retries it would leave an error that nothing reads again.
 */
function readAnew(client: QueryClient): void {
  void client.cancelQueries(FIRST_READS, { silent: true })
  void client.refetchQueries(FIRST_READS)
}

/**
 * Says why only the skeleton of a page is shown: it waits for the network, and loads by itself when that is back. What has no title
 * and no heading until then is called by it.
 */
export function OfflineNotice() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const isWaiting = useSyncExternalStore(
    useCallback((changed) => cache.subscribe(changed), [cache]),
    () => waiting(cache),
    () => false,
  )
  const isTitled = useHasTitle()
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && readAnew(client)), [client])
  /** Browsers may be wrong about the network. */
  const tryAgain = (): void => {
    onlineManager.setOnline(true)
    onlineManager.setOnline(navigator.onLine)
  }
  return (
    <div className={isWaiting ? css.place : undefined} data-no-cover={isWaiting || undefined}>
      {isWaiting && !isTitled && <StandIn />}
      <div aria-live="polite">
        {isWaiting && (
          <Notice
            tone="warning"
            action={
              <Button variant="outline" size="small" onClick={tryAgain}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>This can't be shown without a connection. It will appear as soon as you're back online.</Trans>
          </Notice>
        )}
      </div>
    </div>
  )
}

function StandIn() {
  const { t } = useLingui()
  const { title } = useSite()
  const heading = t`You're offline`
  return (
    <>
      <title>{`${heading} | ${title}`}</title>
      <h1 className={css.heading}>{heading}</h1>
    </>
  )
}
