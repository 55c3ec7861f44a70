/** Whether the server answers. A browser may call itself online before the network works. */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer !== null
}

/** The server could not be reached. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}
