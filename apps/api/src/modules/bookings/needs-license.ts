import type { BookingSnapshot } from '../../db/tables/booking-snapshot.ts'

/** Japan requires it of the driver of a rental car; other countries have no rental cars here. */
export const needsLicense = ({ carRental, shop }: BookingSnapshot): boolean =>
  carRental === true && shop.country === 'JP'
