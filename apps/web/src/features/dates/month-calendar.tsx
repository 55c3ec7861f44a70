import { Trans, useLingui } from '@lingui/react/macro'
import * as machine from '@zag-js/date-picker'
import { normalizeProps, useMachine } from '@zag-js/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type FocusEvent, useId } from 'react'
import { iconButton } from '../../components/actions/button.css.ts'
import { HOME_COUNTRY, INTL_LOCALE } from '../../locale/languages.ts'
import { useSite } from '../../site/site.tsx'
import { dayToShow, isBefore, weekdayOf } from '../catalogue/days.ts'
import * as css from './calendar.css.ts'
import { holidayName } from './holiday-names.ts'
import { holidayOn, holidaysIn } from './holidays.ts'

interface MonthCalendarProps {
  /** YYYY-MM-DD, like all dates here. */
  readonly selected: string | null
  /** Today: it has a ring. */
  readonly first: string
  readonly last: string
  /** Whether anything is free; a day that is not loaded yet counts as free. */
  readonly isFree: (date: string) => boolean
  /** Whether it can be chosen though nothing is free: the page offers to wait, or the number of people that still fits. */
  readonly isSoldOut?: (date: string) => boolean
  /** Whether it is certain that the month has no free day. */
  readonly isFull?: boolean
  readonly onSelect: (date: string) => void
  /** The first day of the month that is shown, or of the first of two. */
  readonly onMonth: (month: string) => void
  /** The months side by side. */
  readonly months?: 1 | 2
  /** The days from the start to the end are drawn as one; every press is told, also one on `selected`. */
  readonly range?: { readonly start: string; readonly end: string } | null
  /** The name of a day, around its date in words. */
  readonly labelOf?: (date: string, words: string) => string
  /** Whose public holidays are marked and named; without it, that of most readers of the language. */
  readonly country?: string | undefined
  /** Called when a day was pressed that is not free. */
  readonly onRefuse?: (date: string) => void
}

type Range = NonNullable<MonthCalendarProps['range']>

const isWithin = ({ start, end }: Range, date: string): boolean => !isBefore(date, start) && !isBefore(end, date)

/** What a day is of a range; undefined where it is none of it. */
function partOf(range: Range, date: string): 'end' | 'middle' | undefined {
  if (date === range.start || date === range.end) return 'end'
  return isWithin(range, date) ? 'middle' : undefined
}

/** The keys move the focus without scrolling. */
const bringIntoSight = ({ target }: FocusEvent): void => target.scrollIntoView({ block: 'nearest' })

/** A button that ends itself at the first or last month keeps the focus. */
const focusable = ({ disabled, onClick, ...props }: ComponentProps<'button'>): ComponentProps<'button'> =>
  disabled ? { ...props, 'aria-disabled': true } : { ...props, onClick }

export default function MonthCalendar({
  selected,
  first,
  last,
  isFree,
  isSoldOut = () => false,
  isFull,
  onSelect,
  onMonth,
  months = 1,
  range,
  labelOf,
  onRefuse,
  country: ofPlace,
}: MonthCalendarProps) {
  const { language, format } = useSite()
  const country = ofPlace ?? HOME_COUNTRY[language]
  const { t } = useLingui()
  const service = useMachine(machine.machine, {
    id: useId(),
    inline: true,
    numOfMonths: months,
    locale: INTL_LOCALE[language],
    value: selected === null || range !== undefined ? [] : machine.parse([selected]),
    min: machine.parse(first),
    max: machine.parse(last),
    startOfWeek: 0,
    defaultFocusedValue: machine.parse(dayToShow(selected, first)),
    maxView: 'day',
    isDateUnavailable: (date) => !isFree(date.toString()) && !isSoldOut(date.toString()),
    onValueChange: ({ valueAsString, value }) => {
      const chosen = value[0]?.toString() ?? valueAsString[0]
      if (chosen !== undefined) onSelect(chosen)
    },
    onVisibleRangeChange: ({ visibleRange }) => onMonth(visibleRange.start.toString()),
    translations: {
      content: t`Calendar`,
      dayCell: ({ unavailable, selected: isSelected, valueText: words, value }) => {
        const holiday = holidayName(country, value.toString(), language)
        const valueText = holiday === null ? words : words + format.comma + holiday
        if (labelOf !== undefined) return labelOf(value.toString(), valueText)
        if (unavailable) return t`Not available. ${valueText}`
        if (isSoldOut(value.toString()))
          return isSelected ? t`Selected date, full. ${valueText}` : t`Full. ${valueText}`
        return isSelected ? t`Selected date. ${valueText}` : t`Choose ${valueText}`
      },
      prevTrigger: () => t`Previous month`,
      nextTrigger: () => t`Next month`,
    },
  })
  const api = machine.connect(service, normalizeProps)
  const shown = Array.from({ length: months }, (_, index) => {
    const { visibleRange, visibleRangeText, weeks } = api.getOffset({ months: index })
    return {
      // With the same key in each month, or the focus would be taken away with the table.
      index,
      month: visibleRange.start.toString().slice(0, 'YYYY-MM'.length),
      name: visibleRangeText.start,
      visibleRange,
      weeks,
    }
  })
  return (
    <div {...api.getRootProps()} className={months === 1 ? css.oneMonth : css.calendar}>
      <div {...api.getContentProps()} aria-roledescription={undefined}>
        <div {...api.getViewControlProps({ view: 'day' })} className={css.head}>
          <button {...focusable(api.getPrevTriggerProps())} className={iconButton}>
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          {shown.map(({ index, name }) => (
            <strong key={index} className={css.month} aria-live="polite">
              {name}
            </strong>
          ))}
          <button {...focusable(api.getNextTriggerProps())} className={iconButton}>
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        </div>
        <div className={css.months}>
          {shown.map(({ index, month, name, visibleRange, weeks }) => (
            <table
              key={index}
              {...api.getTableProps({ view: 'day', id: String(index) })}
              onFocus={bringIntoSight}
              aria-label={name}
              aria-roledescription={undefined}
              className={css.table}
            >
              <thead>
                <tr>
                  {api.weekDays.map((day) => (
                    <th
                      key={day.long}
                      scope="col"
                      aria-label={day.long}
                      data-weekday={weekdayOf(day.value.toString())}
                      className={css.weekday}
                    >
                      {day.narrow}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week[0]?.toString()}>
                    {week.map((value) => (
                      <td
                        key={value.toString()}
                        {...api.getDayTableCellProps({ value, visibleRange })}
                        {...(range && isWithin(range, value.toString()) && { 'aria-selected': true })}
                        className={css.cell}
                      >
                        {/* Beside its neighbor a month would name the same days twice. */}
                        {value.toString().startsWith(month) && (
                          <button
                            type="button"
                            {...api.getDayTableCellTriggerProps({ value, visibleRange })}
                            data-weekday={weekdayOf(value.toString())}
                            data-holiday={holidayOn(country, value.toString()) !== undefined || undefined}
                            data-full={isSoldOut(value.toString()) || undefined}
                            data-first={value.toString() === first || undefined}
                            data-range={range ? partOf(range, value.toString()) : undefined}
                            onClickCapture={() => {
                              if (!isFree(value.toString())) onRefuse?.(value.toString())
                            }}
                            className={css.day}
                          >
                            {value.day}
                          </button>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
        <Holidays country={country} months={shown.map(({ month }) => month)} />
        <p role="status" className={css.none}>
          {isFull && <Trans>Nothing is available this month. Try the next one.</Trans>}
        </p>
      </div>
    </div>
  )
}

/** The public holidays of the months that are shown, by name. */
function Holidays({ country, months }: { readonly country: string; readonly months: readonly string[] }) {
  const { language, format } = useSite()
  const { t } = useLingui()
  const holidays = months.flatMap((month) => holidaysIn(country, month))
  if (holidays.length === 0) return null
  return (
    <ul className={css.holidays} aria-label={t`Public holidays`}>
      {holidays.map((date) => (
        <li key={date}>
          <span className={css.holidayDate}>{format.shortDay(date)}</span> {holidayName(country, date, language)}
        </li>
      ))}
    </ul>
  )
}
