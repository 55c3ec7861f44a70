import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayToShow, firstOfMonth, lastBookableDay } from '../../../features/catalogue/days.ts'
import { freeDays } from '../../../features/dates/free-days.ts'
import MonthCalendar from '../../../features/dates/month-calendar.tsx'
import { useQueries } from '../../../site/site.tsx'
import { type Choice, monthQuery, type Shop, withHold } from './choice.ts'
import { useOwnHold } from './use-own-hold.ts'

export interface MoreDatesProps {
  readonly shop: Shop
  readonly choice: Choice
  readonly selected: string | null
  readonly onSelect: (date: string) => void
}

/** A month at a time; a day on which nothing is free can be chosen where one can wait for a time. */
export default function MoreDates({ shop, choice, selected, onSelect }: MoreDatesProps) {
  const queries = useQueries()
  const { today } = choice
  const [month, setMonth] = useState(firstOfMonth(dayToShow(selected, today)))
  const hold = useOwnHold(shop.id)
  const selection = monthQuery(choice, month)
  const { data, isPlaceholderData } = useQuery(
    selection === null
      ? { queryKey: ['no month'], queryFn: skipToken }
      : {
          ...queries.availableTime(shop.id, withHold(selection, hold), hold?.holdToken),
          placeholderData: keepPreviousData,
        },
  )
  return (
    <MonthCalendar
      selected={selected}
      first={today}
      country={shop.country}
      last={lastBookableDay(today)}
      {...freeDays(data?.days, isPlaceholderData)}
      onSelect={onSelect}
      onMonth={(first) => setMonth(firstOfMonth(first))}
    />
  )
}
