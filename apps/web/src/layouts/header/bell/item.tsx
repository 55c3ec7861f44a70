import { useLingui } from '@lingui/react/macro'
import type { Notification } from '@yoyaku/core/types'
import { Check } from 'lucide-react'
import { IconButton } from '../../../components/actions/button.tsx'
import { DotSeparated } from '../../../components/text/dot-separated.tsx'
import { useDateTime } from '../../../features/booking/when/use-date-time.ts'
import { TimeAgo } from '../../../features/dates/time-ago.tsx'
import { Link } from '../../../navigation/link.tsx'
import { text } from '../../../theme/recipes.css.ts'
import * as css from './bell.css.ts'
import { notificationText } from './notification-text.ts'

interface ItemProps {
  readonly notification: Notification
  readonly onOpen: () => void
  readonly onRead: () => void
}

/** To the reservation, or to the time that is on hold for the member. */
function pathOf({ codeNumber, entryId }: Notification): string {
  if (codeNumber !== null) return `/me/my-reservation?code=${codeNumber}`
  return `/me/my-reservation?${new URLSearchParams({ status: 'waiting', ...(entryId !== undefined && { entry: entryId }) })}`
}

export function Item({ notification, onOpen, onRead }: ItemProps) {
  const { t } = useLingui()
  const { kind, isRead, serviceName, shopName, date, timeZone, createdAt } = notification
  const moment = useDateTime(date, timeZone)
  return (
    <li className={isRead ? css.item : css.unreadItem}>
      <Link href={pathOf(notification)} className={css.itemLink} onClick={onOpen}>
        <strong className={text({ size: 'body' })}>{t(notificationText(kind))}</strong>
        <DotSeparated>
          {serviceName}
          {shopName}
        </DotSeparated>
        <span className={css.itemSmall}>{moment}</span>
        <span className={css.itemSmall}>
          <TimeAgo instant={createdAt} />
        </span>
      </Link>
      {!isRead && (
        <IconButton label={t`Mark as read`} onClick={onRead}>
          <Check size={20} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
