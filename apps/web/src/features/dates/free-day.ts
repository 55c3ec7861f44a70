import { useQuery } from '@tanstack/react-query'
import type { components } from '@yoyaku/core/client'
import type { useQueries } from '../../site/site.tsx'

type AvailableTime = components['schemas']['AvailableTime']

export interface FreeDay {
  readonly date: string
  /** Before the day that was wanted: from that on nothing is free. */
  readonly isEarlier: boolean
}

/** The nearest free day from the wanted one on, as far as these days tell; `beyond` is whether later ones have to be asked for. */
export function freeDayFrom({ days, nextAvailableDate }: AvailableTime, wanted: string) {
  const free = days.filter(({ slots }) => slots.length > 0).map(({ date }) => date)
  const later = [...free, nextAvailableDate].find((date) => date !== null && date >= wanted) ?? null
  return { later, earlier: free.findLast((date) => date < wanted) ?? null, beyond: later === null && free.length > 0 }
}

/** `fromWanted` asks for the times of the wanted day alone, and thereby for the next free one after it. Undefined while that is asked. */
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
