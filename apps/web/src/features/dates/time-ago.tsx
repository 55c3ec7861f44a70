import { Plural, Trans } from '@lingui/react/macro'
import { timeAgo } from '@yoyaku/core/client'
import { useServerNow } from '../../site/use-now.ts'

const STEP_MS = 15_000

/** Just now, minutes, hours, then the date. */
export function TimeAgo({ instant }: { readonly instant: string }) {
  const ago = timeAgo(instant, useServerNow(STEP_MS))
  return (
    <time dateTime={instant}>
      {ago.unit === 'now' && <Trans>just now</Trans>}
      {ago.unit === 'minutes' && <Plural value={ago.value} one="# minute ago" other="# minutes ago" />}
      {ago.unit === 'hours' && <Plural value={ago.value} one="# hour ago" other="# hours ago" />}
      {ago.unit === 'date' && ago.value}
    </time>
  )
}
