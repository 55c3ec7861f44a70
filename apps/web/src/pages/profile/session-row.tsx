import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { Button } from '../../components/actions/button.tsx'
import { TimeAgo } from '../../features/dates/time-ago.tsx'
import { useFormat } from '../../site/site.tsx'
import { useOwnTimeZone } from '../../site/use-own-time-zone.ts'
import { text } from '../../theme/recipes.css.ts'
import * as css from './profile.css.ts'

type OpenSession = components['schemas']['OpenSession']

interface SessionRowProps {
  readonly session: OpenSession
  readonly loading: boolean
  readonly onEnd: () => void
}

export function SessionRow({ session, loading, onEnd }: SessionRowProps) {
  const { t } = useLingui()
  const name = useSessionName(session)
  const { startedAt, lastUsedAt, isCurrent } = session
  const timeZone = useOwnTimeZone()
  const date = useFormat().dateOf(startedAt, timeZone ?? 'UTC')
  return (
    <li className={css.session}>
      <div>
        <p>{name}</p>
        <p className={text({ size: 'small', tone: 'muted' })}>
          <Trans>Signed in: {date}</Trans>
        </p>
        <p className={text({ size: 'small', tone: 'muted' })}>
          {isCurrent ? (
            <Trans>This device</Trans>
          ) : (
            <Trans>
              Last used: <TimeAgo instant={lastUsedAt} />
            </Trans>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="outline" size="small" loading={loading} aria-label={t`Sign out of ${name}`} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}

function useSessionName({ browser, system }: OpenSession): string {
  const { t } = useLingui()
  if (browser !== null && system !== null) return t`${browser} on ${system}`
  return browser ?? system ?? t`Unknown browser`
}
