/**
 * Whether one spot is left. A higher number would be on every time of a small shop; to several people it would read as one seat,
 * though it counts bookings.
 */
export const isLastSpot = (vacancies: number, people: number): boolean => vacancies === 1 && people === 1
