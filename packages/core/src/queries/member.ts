import type { ListFavoritesQuery, ListReservationsQuery } from '../contract/schema.gen.ts'
import { FRESH_MS, type Reader } from './read.ts'

/** Queries of the member. Every key begins with 'member': drop those when the session ends. */
export const memberQueries = ({ one, list }: Reader) => ({
  profile: () => one(FRESH_MS.live, '/api/v1/user/me'),
  calendarFeed: () => one(FRESH_MS.live, '/api/v1/user/me/calendar-feed'),
  sessions: () => list(FRESH_MS.live, '/api/v1/user/me/sessions'),
  favorites: (query: ListFavoritesQuery = {}) => list(FRESH_MS.live, '/api/v1/user-favorite', { query }),
  reservations: (query: ListReservationsQuery = {}) => list(FRESH_MS.live, '/api/v1/user/reservation', { query }),
  reservation: (codeNumber: string) =>
    one(FRESH_MS.live, '/api/v1/user/reservation/{codeNumber}', { path: { codeNumber } }),
})
