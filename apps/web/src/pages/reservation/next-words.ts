import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Service } from './service.ts'
import type { Next } from './steps.ts'

const NEXT_WORDS: Readonly<Record<Next, MessageDescriptor>> = {
  people: msg`Next: people`,
  time: msg`Next: date and time`,
  staff: msg`Next: staff`,
  equipment: msg`Next: equipment`,
  extras: msg`Next: additional services`,
  contact: msg`Next: contact`,
  requirement: msg`Next: requests`,
  terms: msg`Next: the terms`,
  confirm: msg`Confirm reservation`,
}

/** What the next step is called: a rental is picked up at its time. */
export const nextWords = (next: Next, { dayUnit }: Pick<Service, 'dayUnit'>): MessageDescriptor =>
  dayUnit && next === 'time' ? msg`Next: pick-up` : NEXT_WORDS[next]
