import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DURATIONS, LOCATIONS, SORTS } from './filters.ts'

export const SORT_LABELS: Readonly<Record<(typeof SORTS)[number], MessageDescriptor>> = {
  popular: msg`Most popular`,
  rating: msg`Best rated`,
  'price-asc': msg`Lowest price`,
  'price-desc': msg`Highest price`,
  newest: msg`Newest store`,
}

export const DURATION_LABELS: Readonly<Record<(typeof DURATIONS)[number], MessageDescriptor>> = {
  '0-3': msg`Up to 3 hours`,
  '3-5': msg`3 to 5 hours`,
  '5-7': msg`5 to 7 hours`,
  'full-day': msg`Full day`,
}

export const LOCATION_LABELS: Readonly<Record<(typeof LOCATIONS)[number], MessageDescriptor>> = {
  domentic: msg`In Taiwan`,
  oversea: msg`Outside Taiwan`,
}
