/** `/ws` beside the API, unless another address is given; null where there is no origin to begin from. */
export function socketUrlOf(baseUrl: string, socketUrl: string | undefined): string | null {
  try {
    const url = new URL(socketUrl ?? '/ws', baseUrl || globalThis.location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    return url.href
  } catch {
    return null
  }
}
