import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CalendarCheck, CalendarClock, CalendarX, CircleCheck, CircleHelp, UserX } from 'lucide-react'
import * as css from './status.css.ts'

const LOOKS = {
  confirmed: { words: msg`Confirmed`, Icon: CalendarCheck, tone: 'good' },
  upcoming: { words: msg`Coming up`, Icon: CalendarClock, tone: 'good' },
  completed: { words: msg`Completed`, Icon: CircleCheck, tone: 'over' },
  noshow: { words: msg`No-show`, Icon: UserX, tone: 'bad' },
  cancelled: { words: msg`Canceled`, Icon: CalendarX, tone: 'over' },
} as const satisfies Record<string, { words: MessageDescriptor; Icon: unknown; tone: keyof typeof css.badge }>

const isKnown = (status: string): status is keyof typeof LOOKS => Object.hasOwn(LOOKS, status)

/** A status that is newer than this page is shown under its own name. */
export function Status({ status }: { readonly status: string }) {
  const { t } = useLingui()
  const { Icon, tone } = isKnown(status) ? LOOKS[status] : { Icon: CircleHelp, tone: 'over' as const }
  return (
    <span className={css.badge[tone]}>
      <Icon size={16} aria-hidden="true" />
      {isKnown(status) ? t(LOOKS[status].words) : status}
    </span>
  )
}
