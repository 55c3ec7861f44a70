import type {
  GetAvailableProvidersQuery,
  GetAvailableServiceAttachesQuery,
  GetAvailableTimeQuery,
} from '../contract/schema.gen.ts'
import { FRESH_MS, type Reader } from './read.ts'

/** One's own hold never blocks oneself: pass its id in the query, and its token here. */
const proof = (holdToken?: string) => (holdToken === undefined ? {} : { header: { 'x-hold-token': holdToken } })

/** What is free, always asked anew, in the time zone of the shop. */
export const availabilityQueries = ({ one, list }: Reader) => ({
  availableTime: (shopId: string, query: GetAvailableTimeQuery, holdToken?: string) =>
    one(FRESH_MS.live, '/api/v1/shops/{id}/getAvailableTime', { path: { id: shopId }, query, ...proof(holdToken) }),
  availableStaff: (shopId: string, query: GetAvailableProvidersQuery, holdToken?: string) =>
    one(FRESH_MS.live, '/api/v1/shops/{id}/getAvailableProviders', {
      path: { id: shopId },
      query,
      ...proof(holdToken),
    }),
  availableExtras: (shopId: string, query: GetAvailableServiceAttachesQuery, holdToken?: string) =>
    list(FRESH_MS.live, '/api/v1/shops/{id}/getAvailableServiceAttaches', {
      path: { id: shopId },
      query,
      ...proof(holdToken),
    }),
  bookingTerms: (shopId: string) =>
    one(FRESH_MS.content, '/api/v1/shops/{id}/confirm-reminder', { path: { id: shopId } }),
})
