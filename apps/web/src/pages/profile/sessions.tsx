import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { useRef } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ErrorNotice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { cluster, stack, text } from '../../theme/recipes.css.ts'
import * as css from './profile.css.ts'
import { SessionRow } from './session-row.tsx'
import { useEndSession } from './use-end-session.ts'

/** Where the member is signed in. Each place but this one can be signed out. */
export function Sessions({ sdk }: { readonly sdk: Yoyaku }) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const query = useQuery({ ...sdk.queries.sessions(), refetchOnMount: 'always' })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes with its row.
  const { end, ending, failure } = useEndSession(sdk, () => heading.current?.focus())
  return (
    <section className={css.data} aria-labelledby="sessions">
      <h2 id="sessions" className={text({ size: 'title' })} ref={heading} tabIndex={-1}>
        <Trans>Where you are signed in</Trans>
      </h2>
      {failure !== null && <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>}
      <QueryView query={query} pending={<Skeleton shape="button" />}>
        {({ data }) => (
          <>
            <p className={text({ tone: 'muted' })}>
              {data.length > 1 ? (
                <Trans>If you don't recognize one of these, sign it out.</Trans>
              ) : (
                <Trans>You are signed in only here.</Trans>
              )}
            </p>
            <ul className={stack({ gap: 3 })}>
              {data.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  loading={ending === session.id}
                  onEnd={() => end(session.id)}
                />
              ))}
            </ul>
            {data.length > 2 && (
              <div className={cluster({ gap: 3 })}>
                <Button variant="outline" loading={ending === 'others'} onClick={() => end('others')}>
                  {t`Sign out everywhere else`}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </section>
  )
}
