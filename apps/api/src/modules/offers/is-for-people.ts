import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a service is for a number of people; of a row of `service`. One that is paid by booking and takes no more than one is not,
 * such as a car wash: any party may have it. The one seat of a rental is.
 */
export const isForPeople: RawBuilder<boolean> = sql<boolean>`
  (max_quantity > 1 or price_per = 'person' or per_person or day_unit)`

type Service = { maxQuantity: number; pricePer: 'person' | 'booking'; perPerson: boolean; dayUnit: boolean }

/** Says of a service that was read what `isForPeople` says of its row. */
export const takesPeople = ({ maxQuantity, pricePer, perPerson, dayUnit }: Service): boolean =>
  maxQuantity > 1 || pricePer === 'person' || perPerson || dayUnit

/** Counts a party as the service does. */
export const countedPeople = (service: Service, party: number): number => (takesPeople(service) ? party : 1)
