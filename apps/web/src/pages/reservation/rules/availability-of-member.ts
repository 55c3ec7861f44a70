import { unwrap, type Yoyaku } from '@yoyaku/core'
import type { Client } from '@yoyaku/core/client'

export type AvailabilityReads = Pick<Client['queries'], 'availableTime' | 'availableStaff'>

const ofMember = (queryKey: readonly unknown[]) => ['member', ...queryKey.slice(1)]
const proof = (holdToken?: string) => (holdToken === undefined ? {} : { header: { 'x-hold-token': holdToken } })

/** The same reads as everybody's, sent with the member's session, and dropped when that ends. */
export function availabilityOfMember({ api, queries }: Yoyaku): AvailabilityReads {
  return {
    availableTime(id, query, holdToken) {
      const everybodys = queries.availableTime(id, query, holdToken)
      const params = { path: { id }, query, ...proof(holdToken) }
      return {
        ...everybodys,
        queryKey: ofMember(everybodys.queryKey),
        queryFn: async () => (await unwrap(api.GET('/api/v1/shops/{id}/getAvailableTime', { params }))).data,
      }
    },
    availableStaff(id, query, holdToken) {
      const everybodys = queries.availableStaff(id, query, holdToken)
      const params = { path: { id }, query, ...proof(holdToken) }
      return {
        ...everybodys,
        queryKey: ofMember(everybodys.queryKey),
        queryFn: async () => (await unwrap(api.GET('/api/v1/shops/{id}/getAvailableProviders', { params }))).data,
      }
    },
  }
}
