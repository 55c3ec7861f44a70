import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { syncReadState } from './sync-read-state.ts'

const ORIGIN = 'https://yoyaku.example'
const LIST = `${ORIGIN}/api/v1/user/notification`

/** Of one tab: how often it looked again, and what it asks with. */
function tab() {
  const { fetch, listen: hear } = syncReadState()
  const refetch = vi.fn()
  hear({ notifications: { get: () => ({ refetch }) } } as unknown as Parameters<typeof hear>[0])
  return { fetch, refetch }
}

// Promise (Screens): notifications: read in one tab, read in all
test('A notification that is marked as read in one tab is refetched in the others, and not in itself', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { success: true } }))
  const [one, other] = [tab(), tab()]
  await one.fetch(new Request(`${LIST}/read/n1`, { method: 'PUT' }))
  await waitFor(() => expect(other.refetch).toHaveBeenCalledTimes(1))
  await one.fetch(new Request(`${LIST}/read-all`, { method: 'PUT' }))
  await waitFor(() => expect(other.refetch).toHaveBeenCalledTimes(2))
  expect(one.refetch).not.toHaveBeenCalled()
})

test('A read request, or a refused one, is announced to no other tab', async () => {
  const answers = [Response.json({}, { status: 400 }), Response.json({}), Response.json({})]
  vi.stubGlobal('fetch', async () => answers.shift())
  const [one, other] = [tab(), tab()]
  await one.fetch(new Request(`${LIST}/read-all`, { method: 'PUT' }))
  await one.fetch(new Request(`${LIST}?page=0&limit=30`))
  await one.fetch(new Request(`${LIST}/read/n1`, { method: 'PUT' }))
  await waitFor(() => expect(other.refetch).toHaveBeenCalled())
  expect(other.refetch).toHaveBeenCalledTimes(1)
})
