import { FRESH_MS, type ParamsOf, type Reader } from './read.ts'

/** What belongs to the member. Every key begins with 'member': drop those when the session ends. */
export const memberQueries = ({ one, list }: Reader) => ({
  me: () => one(FRESH_MS.live, '/api/v1/user/me'),
  favorites: (query: NonNullable<NonNullable<ParamsOf<'/api/v1/user-favorite'>>['query']> = {}) =>
    list(FRESH_MS.live, '/api/v1/user-favorite', { query }),
  reservations: (query: NonNullable<NonNullable<ParamsOf<'/api/v1/user/reservation'>>['query']> = {}) =>
    list(FRESH_MS.live, '/api/v1/user/reservation', { query }),
  reservation: (codeNumber: string) =>
    one(FRESH_MS.live, '/api/v1/user/reservation/{codeNumber}', { path: { codeNumber } }),
})
