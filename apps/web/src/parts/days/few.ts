/** So few that it is worth saying. */
export const isFew = (vacancies: number): boolean => vacancies <= 2
