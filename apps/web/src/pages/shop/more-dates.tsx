import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { daysLater } from '@yoyaku/core/client'
import { useState } from 'react'
import { isOpenDay } from '../../parts/days/day-strip.tsx'
import MonthCalendar from '../../parts/days/month-calendar.tsx'
import { useQueries } from '../../site.tsx'
import { type Choice, HORIZON_DAYS, type Shop, timesOf } from './choice.ts'

interface MoreDatesProps {
  readonly shop: Shop
  readonly choice: Choice
  readonly selected: string | null
  readonly onSelect: (date: string) => void
}

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`

function lastOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** A month at a time; days on which nothing is free cannot be chosen. */
export default function MoreDates({ shop, choice, selected, onSelect }: MoreDatesProps) {
  const queries = useQueries()
  const { today } = choice
  const [month, setMonth] = useState(firstOfMonth(selected ?? today))
  const asked = timesOf(choice)
  const dateFrom = today.startsWith(month.slice(0, 7)) ? today : month
  const dateTo = lastOfMonth(month)
  const { data, isPlaceholderData } = useQuery(
    asked === null || dateTo < dateFrom
      ? { queryKey: ['no month'], queryFn: skipToken }
      : { ...queries.availableTime(shop.id, { ...asked, dateFrom, dateTo }), placeholderData: keepPreviousData },
  )
  const isFree = (date: string): boolean => {
    const known = data?.days.find((day) => day.date === date)
    return known === undefined || isOpenDay(known)
  }
  return (
    <MonthCalendar
      selected={selected}
      first={today}
      last={daysLater(today, HORIZON_DAYS)}
      isFree={isFree}
      isFull={data !== undefined && !isPlaceholderData && !data.days.some(isOpenDay)}
      onSelect={onSelect}
      onMonth={(first) => setMonth(firstOfMonth(first))}
    />
  )
}
