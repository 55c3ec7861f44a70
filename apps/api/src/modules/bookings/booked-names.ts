import type { Locale, Schemas } from '../../contract/types.ts'
import type { BookingSnapshot } from '../../db/tables/booking-snapshot.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { localAddress } from './local-address.ts'

export type BookedNames = {
  serviceName: string
  /** Which of its plans was booked; it may be called as the service is. */
  planName: string
  /** Names with how many of each, such as Second glaze × 2. */
  extras: string[]
  /** Whether it is for a number of people, as a car wash is not. */
  isForPeople: boolean
  /** Who serves, where somebody does. */
  staffName: string | null
  /** How many others serve, whom the shop chooses. */
  otherStaff: number
  /** The seat, room or car, where one is reserved. */
  equipmentName: string | null
  equipmentKind: Schemas['EquipmentKind'] | undefined
  /** Name and address of the other shop at which a rental is returned, in lines; absent where there is none. */
  returnPlace?: string
}

/** How many serve beside the one who is named: where each person is served by somebody, the shop chooses the others. */
export const otherStaff = ({ perPerson, staff }: BookingSnapshot, people: number): number =>
  perPerson === true && staff !== null ? people - 1 : 0

/** The names of what was booked, as e-mails list them. */
export function bookedNames(agreed: BookingSnapshot, people: number, locale: Locale): BookedNames {
  const [main] = agreed.quote.lines.filter(({ kind }) => kind === 'service')
  const extras = agreed.quote.lines.filter(({ kind }) => kind === 'attach')
  // Of several people one may have one piece.
  const isCounted = people > 1 || extras.some(({ quantity }) => quantity > 1)
  return {
    serviceName: inLanguage(locale, agreed.serviceName),
    planName: inLanguage(locale, main?.name ?? agreed.serviceName),
    extras: extras.map(({ name, quantity }) => inLanguage(locale, name) + (isCounted ? ` × ${quantity}` : '')),
    isForPeople: agreed.isForPeople ?? true,
    staffName: agreed.staff && inLanguage(locale, agreed.staff.name),
    otherStaff: otherStaff(agreed, people),
    equipmentName: agreed.equipment && inLanguage(locale, agreed.equipment.name),
    equipmentKind: agreed.equipment?.kind,
    ...(agreed.returnShop !== undefined && { returnPlace: returnPlaceOf(agreed.returnShop, locale) }),
  }
}

function returnPlaceOf(shop: NonNullable<BookingSnapshot['returnShop']>, locale: Locale): string {
  const local = localAddress(shop, locale)?.text
  return [inLanguage(locale, shop.name), inLanguage(locale, shop.address), local].filter(Boolean).join('\n')
}
