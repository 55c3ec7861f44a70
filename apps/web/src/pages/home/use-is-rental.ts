import { useState } from 'react'
import { useFirstShops } from '../../features/catalogue/search-field/use-suggestions.ts'
import { areRented } from '../../features/rental/rental.ts'

/** Whether what is typed is rented for days. While it is not known, as before. */
export function useIsRental(keyword: string): boolean {
  const found = useFirstShops(keyword, true)
  const [isRental, setRental] = useState(false)
  const known = keyword === '' ? false : found && areRented(found.data)
  if (known !== undefined && known !== isRental) setRental(known)
  return isRental
}
