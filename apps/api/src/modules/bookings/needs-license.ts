import type { BookingSnapshot } from '../../db/tables/booking-snapshot.ts'

/** Japan asks it of whoever drives a rental car there; in other countries no shop lets cars here. */
export const needsLicense = ({ carRental, shop }: BookingSnapshot): boolean =>
  carRental === true && shop.country === 'JP'
