import { Trans } from '@lingui/react/macro'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton, ChipRow } from '../../components/actions/chip.tsx'
import { Sheet } from '../../components/containers/sheet.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { useMedia } from '../../components/hooks/use-media.ts'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { useFormat } from '../../site/site.tsx'
import { wide } from '../../theme/media.ts'
import { dayAfter } from '../catalogue/days.ts'
import * as css from './date-control.css.ts'

const MonthCalendar = lazyComponent(() => import('./month-calendar.tsx'), {
  pending: <Skeleton shape="block" />,
  onError: 'notice',
})

interface DateSheetProps {
  /** YYYY-MM-DD; empty for none. */
  readonly date: string
  /** Today. */
  readonly first: string
  readonly last: string
  readonly isRequired: boolean
  readonly country: string | undefined
  readonly onPick: (date: string) => void
  readonly onClose: () => void
}

const SATURDAY = 6

const everyDay = (): boolean => true

const TWO_WEEKS = 14

/** The days of this weekend and of the next one that are neither today nor tomorrow. */
const weekendsAfter = (today: string): string[] =>
  Array.from({ length: TWO_WEEKS }, (_, days) => Temporal.PlainDate.from(today).add({ days }))
    .slice(2)
    .filter(({ dayOfWeek }) => dayOfWeek >= SATURDAY)
    .map(String)

/** A calendar in which every day can be chosen, the nearest ones with one press, and with a way to clear the day. */
export default function DateSheet({ date, first, last, isRequired, country, onPick, onClose }: DateSheetProps) {
  const format = useFormat()
  const tomorrow = dayAfter(first)
  const isWide = useMedia(wide)
  const anyDay = !isRequired && (
    <p className={css.clear}>
      <Button variant="plain" onClick={() => onPick('')}>
        <Trans>Any day</Trans>
      </Button>
    </p>
  )
  return (
    <Sheet open isBesideField onClose={onClose} title={<Trans>Date</Trans>}>
      <div className={css.quick}>
        <ChipRow>
          <ChipButton aria-pressed={date === first} onClick={() => onPick(first)}>
            <Trans>Today</Trans>
          </ChipButton>
          <ChipButton aria-pressed={date === tomorrow} onClick={() => onPick(tomorrow)}>
            <Trans>Tomorrow</Trans>
          </ChipButton>
          {weekendsAfter(first).map((day) => (
            <ChipButton key={day} aria-pressed={date === day} onClick={() => onPick(day)}>
              {format.day(day)}
            </ChipButton>
          ))}
        </ChipRow>
        {isWide && anyDay}
      </div>
      <MonthCalendar
        // It shows its months anew where the window becomes wide.
        key={isWide ? 'two' : 'one'}
        months={isWide ? 2 : 1}
        selected={date === '' ? null : date}
        country={country}
        first={first}
        last={last}
        isFree={everyDay}
        onSelect={onPick}
        onMonth={() => undefined}
      />
      {!isWide && anyDay}
    </Sheet>
  )
}
