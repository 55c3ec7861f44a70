import { connection } from './app-progress.ts'

const prefetching = new AbortController()

/** On a slow connection the next page loads all of it. */
export const stopPrefetching = (): void => prefetching.abort()

/**
 * Fetches files without running them; never for a browser that saves data. Uses `fetch`, because a browser caches the failure of a
 * module preload.
 */
export function prefetchFiles(files: readonly string[]): void {
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true) return
  const prefetchAll = (): void => {
    for (const href of files) void prefetchFile(href)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(prefetchAll)
  else setTimeout(prefetchAll, 200)
}

/** Puts the file into the browser's cache for when the app requests it. The app itself comes first. */
export const prefetchFile = (href: string): Promise<unknown> =>
  fetch(href, { priority: 'low', signal: prefetching.signal })
    .then((response) => response.blob())
    .catch(() => undefined)
