/** How much of each list the front page shows. */
export const HOME_READS = {
  ranking: { limit: 6 },
  // Enough to leave out what the ranking shows already.
  popular: { limit: 14 },
  articles: { limit: 4 },
} as const

export const CITIES_SHOWN = 5
export const THEMES_SHOWN = 3
export const QUESTIONS_SHOWN = 5
export const POPULAR_SHOWN = 8
