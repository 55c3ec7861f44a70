import type { Yoyaku } from '@yoyaku/core'
import type { Fetch } from '@yoyaku/core/types'
import { openChannel } from './other-tabs.ts'

const MARKS_AS_READ = /\/api\/v1\/user\/notification\/read(?:-all)?(?:$|[/?])/

type ReadState = { fetch: Fetch; listen(sdk: Pick<Yoyaku, 'notifications'>): void }

/** What one tab has marked as read is read in the others too: once the server has agreed, they look again. */
export function syncReadState(): ReadState {
  const channel = openChannel('yoyaku.read')
  return {
    fetch: async (url, init) => {
      const answer = await globalThis.fetch(url, init)
      if (answer.ok && init.method === 'PUT' && MARKS_AS_READ.test(url)) channel?.postMessage('read')
      return answer
    },
    listen: ({ notifications }) => channel?.addEventListener('message', () => notifications.refetch()),
  }
}
