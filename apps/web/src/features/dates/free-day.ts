import { useQuery } from '@tanstack/react-query'
import type { components } from '@yoyaku/core/types'
import type { useQueries } from '../../site/site.tsx'
import { isBefore } from '../catalogue/days.ts'

type AvailableTime = components['schemas']['AvailableTime']

export interface FreeDay {
  readonly date: string
  /** Before the day that was wanted: from that on nothing is free. */
  readonly isEarlier: boolean
}

/** The nearest free day from the wanted one on, within these days; `beyond` is whether later days have to be read. */
export function freeDayFrom({ days, nextAvailableDate }: AvailableTime, wanted: string) {
  const free = days.filter(({ slots }) => slots.length > 0).map(({ date }) => date)
  const later = [...free, nextAvailableDate].find((date) => date !== null && !isBefore(date, wanted)) ?? null
  return {
    later,
    earlier: free.findLast((date) => isBefore(date, wanted)) ?? null,
    beyond: later === null && free.length > 0,
  }
}

/** `fromWanted` reads the times of the wanted day alone, which name the next free day after it. Undefined while it loads. */
export function useFreeDay(
  times: AvailableTime,
  wanted: string,
  fromWanted: ReturnType<ReturnType<typeof useQueries>['availableTime']>,
): FreeDay | null | undefined {
  const { later, earlier, beyond } = freeDayFrom(times, wanted)
  const { data, isPending } = useQuery({ ...fromWanted, enabled: beyond })
  if (beyond && isPending) return undefined
  const next = later ?? data?.nextAvailableDate ?? null
  if (next !== null) return { date: next, isEarlier: false }
  return earlier === null ? null : { date: earlier, isEarlier: true }
}
