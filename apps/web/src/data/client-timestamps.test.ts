import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { withClientTimestamps } from './client-timestamps.ts'

const WRITTEN = Date.parse('2026-11-21T10:00:00Z')
const OPENED = WRITTEN + 3_600_000

const server = new QueryClient()
server.setQueryData(['shops'], ['k3m9x2ab'], { updatedAt: WRITTEN })
const given = dehydrate(server)

test.each([
  ['that came over the network was asked now', { transferSize: 20_000 }, OPENED],
  ['that the browser had kept is as old as it is', { transferSize: 0 }, WRITTEN],
  ['that came nobody knows how is as old as it is', undefined, WRITTEN],
])('The data of a page %s', (_, arrival, at) => {
  const { queries } = withClientTimestamps(given, arrival, OPENED)
  expect(queries.map(({ state }) => [state.data, state.dataUpdatedAt])).toEqual([[['k3m9x2ab'], at]])
})
