import type { FieldError } from '../src/contract/types.ts'

const NAMES: Record<string, string> = {
  bookableId: 'who',
  bookable: 'who',
  reservationDate: 'day',
  reservationTime: 'time',
  staffId: 'staff',
  resourceItemId: 'item',
  quantity: 'people',
  appointmentUnitId: 'unit',
  returnTime: 'return-time',
  returnShopId: 'return-shop',
}
const WORDS: Record<string, string> = {
  'from FORMAT': 'is not a valid time',
  'to FORMAT': 'is not a valid time',
  'to TOO_SMALL': 'is not after the beginning',
  'who UNKNOWN': 'is no staff member and no thing of this shop',
  'who NOT_ALLOWED': 'is the name of several of this shop: give the id',
  'date TOO_SMALL': 'is over already at the shop',
  'date NOT_ALLOWED': 'has usual hours that meet the special hours of the day before or after',
  'open TOO_SMALL': 'is before the hours before it end',
  'hours TOO_LONG': 'has at most 4 stretches a day',
  'close NOT_ALLOWED': 'is after the next day opens',
  'day NOT_ALLOWED': 'is closed, over, or too far ahead',
  'time NOT_ALLOWED': 'is no time at which the service begins',
  'staff UNKNOWN': 'is the id of nobody who performs the service',
  'staff NOT_ALLOWED': 'cannot be chosen for the service',
  'item UNKNOWN': 'is the id of nothing that the service uses',
  'item NOT_ALLOWED': 'cannot be chosen for the service',
  'people TOO_SMALL': 'are fewer than the service takes',
  'people TOO_LARGE': 'are more than the service takes',
  'unit UNKNOWN': 'is the id of no option of the service',
  'return-time NOT_ALLOWED': 'is no time at which the shop takes it back on the last day, or the service is no rental',
  'return-shop UNKNOWN': 'is none of the shops at which this one lets rentals be returned',
  'return-shop NOT_ALLOWED': 'is for rentals',
  'phone FORMAT': 'is no phone number, or has fewer than six digits',
  'cursor FORMAT': 'is not from this list',
  'close TOO_LARGE': 'is after noon of the next day (36:00)',
}

/** The sentence for a refused field of a closure or of hours, in the words of commands and imports; else the code. */
export function sayField({ field, code }: FieldError): { name: string; message: string } {
  const last = field.split('.').at(-1) ?? field
  const name = NAMES[last] ?? last
  const words = WORDS[`${name} ${code}`]
  return words === undefined ? { name: field, message: code } : { name, message: words }
}
