import { Trans } from '@lingui/react/macro'
import { Button } from '../button.tsx'
import { partOfPage } from '../part-of-page.tsx'
import { Sheet } from '../sheet.tsx'
import { Skeleton } from '../skeleton.tsx'
import * as css from './date-control.css.ts'

const MonthCalendar = partOfPage(() => import('./month-calendar.tsx'), <Skeleton shape="block" />)

interface DateSheetProps {
  /** YYYY-MM-DD; empty for none. */
  readonly date: string
  readonly first: string
  readonly last: string
  readonly onPick: (date: string) => void
  readonly onClose: () => void
}

const everyDay = (): boolean => true

/** A calendar of days that may all be wished for, and the way back to none. */
export default function DateSheet({ date, first, last, onPick, onClose }: DateSheetProps) {
  return (
    <Sheet open onClose={onClose} title={<Trans>Date</Trans>}>
      <MonthCalendar
        selected={date === '' ? null : date}
        first={first}
        last={last}
        isFree={everyDay}
        onSelect={onPick}
        onMonth={() => undefined}
      />
      <p className={css.clear}>
        <Button look="plain" onClick={() => onPick('')}>
          <Trans>Any day</Trans>
        </Button>
      </p>
    </Sheet>
  )
}
