import type { Sdk } from '@yoyaku/core'
import { openChannel } from './other-tabs.ts'

const MARKS_AS_READ = /\/api\/v1\/user\/notification\/read(?:-all)?(?:$|[/?])/

/** What one tab has marked as read is read in the others too: once the server has agreed, they look again. */
export function syncReadState() {
  const channel = openChannel('yoyaku.read')
  return {
    fetch: async (request: Request): Promise<Response> => {
      const { method, url } = request
      const answer = await globalThis.fetch(request)
      if (answer.ok && method === 'PUT' && MARKS_AS_READ.test(url)) channel?.postMessage('read')
      return answer
    },
    listen: ({ notifications }: Pick<Sdk, 'notifications'>): void =>
      channel?.addEventListener('message', () => notifications.get().refetch()),
  }
}
