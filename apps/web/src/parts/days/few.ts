/** The last one: worth saying. More would stand on every time of a small shop and say nothing. */
export const isFew = (vacancies: number): boolean => vacancies === 1
