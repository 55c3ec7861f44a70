import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Service } from './service.ts'
import type { NextStep } from './steps.ts'

const NEXT_WORDS: Readonly<Record<NextStep, MessageDescriptor>> = {
  people: msg`Next: people`,
  time: msg`Next: date and time`,
  staff: msg`Next: staff`,
  equipment: msg`Next: equipment`,
  extras: msg`Next: additional services`,
  contact: msg`Next: contact information`,
  requirement: msg`Next: special requirements`,
  terms: msg`Next: terms`,
  confirm: msg`Confirm reservation`,
}

/** What the next step is called: a rental is picked up at its time. */
export const nextStepLabel = (next: NextStep, { dayUnit }: Pick<Service, 'dayUnit'>): MessageDescriptor =>
  dayUnit && next === 'time' ? msg`Next: pick-up` : NEXT_WORDS[next]
