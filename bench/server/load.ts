import autocannon from 'autocannon'

export const READERS = 16
const SECONDS = 8

/** Latencies in ms. */
export type Load = { p50: number; p99: number; perSecond: number; done: number }

/**
 * Reads as fast as all clients can, for a bounded time. Every answer must be a 2xx, else the figure is a lie. `vary` makes another
 * path of each request.
 */
export async function reads(
  urls: string[],
  connections = READERS,
  vary: (path: string, request: number) => string = (path) => path,
): Promise<Load> {
  const [first] = urls
  if (!first) throw new Error('nothing to read')
  const { origin } = new URL(first)
  let sent = 0
  const result = await autocannon({
    url: origin,
    connections,
    duration: SECONDS,
    requests: urls.map((url) => ({
      method: 'GET' as const,
      setupRequest: (request) => ({ ...request, path: vary(url.slice(origin.length), sent++) }),
    })),
  })
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed at ${first}`)
  const { latency, requests } = result
  return { p50: latency.p50, p99: latency.p99, perSecond: requests.average, done: requests.total }
}

/** Runs `act` again and again from every client until the time is over; counts those that say they were done. */
export async function acts(clients: number, act: (client: number) => Promise<boolean>): Promise<Load> {
  const took: number[] = []
  const started = performance.now()
  const end = started + SECONDS * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const began = performance.now()
        if (await act(client)) took.push(performance.now() - began)
      }
    }),
  )
  return summary(took, (performance.now() - started) / 1000)
}

export function summary(took: number[], seconds: number): Load {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), perSecond: took.length / seconds, done: took.length }
}
