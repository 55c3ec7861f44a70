import { FRESH_MS, type ParamsOf, type Reader } from './read.ts'

type Times = '/api/v1/shops/{id}/getAvailableTime'
type Providers = '/api/v1/shops/{id}/getAvailableProviders'
type Attaches = '/api/v1/shops/{id}/getAvailableServiceAttaches'
type QueryOf<Path extends Times | Providers | Attaches> = NonNullable<ParamsOf<Path>>['query']

/** One's own hold never blocks oneself: pass its id in the query, and its token here. */
const proof = (holdToken?: string) => (holdToken === undefined ? {} : { header: { 'x-hold-token': holdToken } })

/** What is free, always asked anew, in the time zone of the shop. */
export const availabilityQueries = ({ one, list }: Reader) => ({
  availableTime: (shopId: string, query: QueryOf<Times>, holdToken?: string) =>
    one(FRESH_MS.live, '/api/v1/shops/{id}/getAvailableTime', { path: { id: shopId }, query, ...proof(holdToken) }),
  availableProviders: (shopId: string, query: QueryOf<Providers>, holdToken?: string) =>
    one(FRESH_MS.live, '/api/v1/shops/{id}/getAvailableProviders', {
      path: { id: shopId },
      query,
      ...proof(holdToken),
    }),
  availableAttaches: (shopId: string, query: QueryOf<Attaches>, holdToken?: string) =>
    list(FRESH_MS.live, '/api/v1/shops/{id}/getAvailableServiceAttaches', {
      path: { id: shopId },
      query,
      ...proof(holdToken),
    }),
  confirmReminder: (shopId: string) =>
    one(FRESH_MS.content, '/api/v1/shops/{id}/confirm-reminder', { path: { id: shopId } }),
})
