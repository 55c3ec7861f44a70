import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { equipmentWords } from '../../../features/booking/equipment-words.ts'
import { isForPeople } from '../../../features/catalogue/people.ts'
import type { Service } from './service.ts'
import type { NextStep } from './steps.ts'

const NEXT_WORDS: Readonly<Record<Exclude<NextStep, 'equipment'>, MessageDescriptor>> = {
  people: msg`Next: people`,
  time: msg`Next: date and time`,
  staff: msg`Next: staff`,
  extras: msg`Next: additional services`,
  contact: msg`Next: contact information`,
  requirement: msg`Next: special requirements`,
  terms: msg`Next: terms`,
  confirm: msg`Confirm reservation`,
}

type NamedService = Pick<Service, 'dayUnit' | 'maxQuantity' | 'pricePer' | 'perPerson' | 'equipmentKind'>

/** What the next step is called for the service: a rental is picked up at its time. */
export function nextStepLabel(next: NextStep, service: NamedService): MessageDescriptor {
  if (next === 'equipment') return equipmentWords(service.equipmentKind).next
  if (next === 'time' && service.dayUnit) return msg`Next: pick-up`
  if (next === 'people' && !isForPeople(service)) return msg`Next: option`
  return NEXT_WORDS[next]
}
