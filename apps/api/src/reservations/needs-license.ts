import type { Agreed } from './agreed.ts'

/** Japan asks it of whoever drives a rental car there; in other countries no shop lets cars here. */
export const needsLicense = ({ carRental, shop }: Agreed): boolean => carRental === true && shop.country === 'JP'
