import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { syncReadState } from './sync-read-state.ts'

const ORIGIN = 'https://yoyaku.example'
const LIST = `${ORIGIN}/api/v1/user/notification`

/** Of one tab: how often it looked again, and what it asks with. */
function tab() {
  const { fetch, listen: hear } = syncReadState()
  const refetch = vi.fn()
  hear({ notifications: { refetch } } as unknown as Parameters<typeof hear>[0])
  const send = (url: string, method = 'GET') =>
    fetch(url, { method, headers: {}, signal: new AbortController().signal })
  return { send, refetch }
}

// Promise (Screens): notifications: read in one tab, read in all
test('A notification that is marked as read in one tab is refetched in the others, and not in itself', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { success: true } }))
  const [one, other] = [tab(), tab()]
  await one.send(`${LIST}/read/n1`, 'PUT')
  await waitFor(() => expect(other.refetch).toHaveBeenCalledTimes(1))
  await one.send(`${LIST}/read-all`, 'PUT')
  await waitFor(() => expect(other.refetch).toHaveBeenCalledTimes(2))
  expect(one.refetch).not.toHaveBeenCalled()
})

test('A read request, or a refused one, is announced to no other tab', async () => {
  const answers = [Response.json({}, { status: 400 }), Response.json({}), Response.json({})]
  vi.stubGlobal('fetch', async () => answers.shift())
  const [one, other] = [tab(), tab()]
  await one.send(`${LIST}/read-all`, 'PUT')
  await one.send(`${LIST}?page=0&limit=30`)
  await one.send(`${LIST}/read/n1`, 'PUT')
  await waitFor(() => expect(other.refetch).toHaveBeenCalled())
  expect(other.refetch).toHaveBeenCalledTimes(1)
})
