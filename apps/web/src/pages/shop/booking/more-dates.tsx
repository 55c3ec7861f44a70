import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { daysLater } from '@yoyaku/core/client'
import { useState } from 'react'
import { firstOfMonth, HORIZON_DAYS, monthRange } from '../../../features/catalogue/days.ts'
import { freeDays } from '../../../features/dates/free-days.ts'
import MonthCalendar from '../../../features/dates/month-calendar.tsx'
import { useQueries } from '../../../site/site.tsx'
import { availabilityQuery, type Choice, type Shop } from './choice.ts'

interface MoreDatesProps {
  readonly shop: Shop
  readonly choice: Choice
  readonly selected: string | null
  readonly onSelect: (date: string) => void
}

/** A month at a time; days on which nothing is free cannot be chosen. */
export default function MoreDates({ shop, choice, selected, onSelect }: MoreDatesProps) {
  const queries = useQueries()
  const { today } = choice
  const [month, setMonth] = useState(firstOfMonth(selected ?? today))
  const asked = availabilityQuery(choice)
  const { dateFrom, dateTo } = monthRange(today, month)
  const { data, isPlaceholderData } = useQuery(
    asked === null || dateTo < dateFrom
      ? { queryKey: ['no month'], queryFn: skipToken }
      : { ...queries.availableTime(shop.id, { ...asked, dateFrom, dateTo }), placeholderData: keepPreviousData },
  )
  return (
    <MonthCalendar
      selected={selected}
      first={today}
      last={daysLater(today, HORIZON_DAYS)}
      {...freeDays(data?.days, isPlaceholderData)}
      onSelect={onSelect}
      onMonth={(first) => setMonth(firstOfMonth(first))}
    />
  )
}
