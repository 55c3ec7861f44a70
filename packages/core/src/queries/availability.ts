import type {
  GetAvailableProvidersQuery,
  GetAvailableServiceAttachesQuery,
  GetAvailableTimeQuery,
} from '../contract/schema.gen.ts'
import { FRESH_MS, type Reader } from './read.ts'

/** One's own hold never blocks oneself: pass its id in the query, and its token here. */
const proof = (holdToken?: string) => (holdToken === undefined ? {} : { header: { 'x-hold-token': holdToken } })

/** Only its member may say that a reservation is replaced: such a query goes out in their name. */
const readerFor = (anyone: Reader, member: Reader, { replaces }: { replaces?: string }) =>
  replaces === undefined ? anyone : member

/** Queries of availability, always asked anew, in the time zone of the shop. */
export const availabilityQueries = (anyone: Reader, member: Reader) => ({
  availableTime: (shopId: string, query: GetAvailableTimeQuery, holdToken?: string) =>
    readerFor(anyone, member, query).one(FRESH_MS.live, '/api/v1/shops/{id}/getAvailableTime', {
      path: { id: shopId },
      query,
      ...proof(holdToken),
    }),
  availableStaff: (shopId: string, query: GetAvailableProvidersQuery, holdToken?: string) =>
    readerFor(anyone, member, query).one(FRESH_MS.live, '/api/v1/shops/{id}/getAvailableProviders', {
      path: { id: shopId },
      query,
      ...proof(holdToken),
    }),
  availableExtras: (shopId: string, query: GetAvailableServiceAttachesQuery, holdToken?: string) =>
    readerFor(anyone, member, query).list(FRESH_MS.live, '/api/v1/shops/{id}/getAvailableServiceAttaches', {
      path: { id: shopId },
      query,
      ...proof(holdToken),
    }),
  bookingTerms: (shopId: string) =>
    anyone.one(FRESH_MS.content, '/api/v1/shops/{id}/confirm-reminder', { path: { id: shopId } }),
})
