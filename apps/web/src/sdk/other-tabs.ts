import type { QueryClient } from '@tanstack/react-query'

const NAME = 'yoyaku.member'

/** Null where the browser has none, or does not let this page use one. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** What a member has changed here is read anew in their other tabs. */
export function notifyOtherTabs(): void {
  const channel = openChannel(NAME)
  channel?.postMessage('changed')
  channel?.close()
}

export function subscribeToOtherTabs(cache: QueryClient): () => void {
  const channel = openChannel(NAME)
  channel?.addEventListener('message', () => void cache.invalidateQueries({ queryKey: ['member'] }))
  return () => channel?.close()
}
