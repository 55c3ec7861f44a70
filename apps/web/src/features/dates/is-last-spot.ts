/**
 * The last one: worth saying. More would stand on every time of a small shop and say nothing; to several people it would
 * read as one seat, though it counts bookings.
 */
export const isLastSpot = (vacancies: number, people: number): boolean => vacancies === 1 && people === 1
