import { fromCallback, fromPromise } from 'xstate'
import type { Api } from '../http/api.ts'
import { unwrap } from '../http/outcome.ts'
import type { MarkerEvent, NotificationsEvent, Page } from './notifications.types.ts'

export function notificationsActors(api: Api) {
  const requestRead = (one: string | null) =>
    one === null
      ? api.PUT('/api/v1/user/notification/read-all')
      : api.PUT('/api/v1/user/notification/read/{id}', { params: { path: { id: one } } })

  return {
    fetchPage: fromPromise<Page, { limit: number }>(async ({ input, signal }) => {
      const query = { page: 0, limit: input.limit }
      const { data, total, unreadCount } = await unwrap(
        api.GET('/api/v1/user/notification', { params: { query }, signal }),
      )
      return { data, total, unreadCount }
    }),
    marker: fromCallback<MarkerEvent>(({ sendBack, receive }) => {
      const sendEvent = (event: NotificationsEvent) => sendBack(event)
      receive(async ({ key, one }) => {
        const { error } = await requestRead(one)
        if (error === undefined) sendEvent({ type: 'mark.accepted', key })
        else sendEvent({ type: 'mark.refused', key, failure: error })
      })
    }),
  }
}
