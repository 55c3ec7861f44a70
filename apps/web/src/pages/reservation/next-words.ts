import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Next } from './steps.ts'

export const NEXT_WORDS: Readonly<Record<Next, MessageDescriptor>> = {
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
