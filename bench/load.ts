import autocannon from 'autocannon'

export const CLIENTS = 16

export type Load = { p50: number; p99: number; perSecond: number }

/** Reads as fast as all clients can, for a bounded time. Every answer must be a 2xx, else the figure is a lie. */
export async function reads(urls: string[], seconds = 8): Promise<Load> {
  const [first] = urls
  if (!first) throw new Error('nothing to read')
  const { origin } = new URL(first)
  const result = await autocannon({
    url: origin,
    connections: CLIENTS,
    duration: seconds,
    requests: urls.map((url) => ({ method: 'GET' as const, path: url.slice(origin.length) })),
  })
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed at ${first}`)
  return { p50: result.latency.p50, p99: result.latency.p99, perSecond: result.requests.average }
}

/** Runs `act` again and again from every client until `seconds` have passed; counts those that say they were done. */
export async function acts(act: (client: number, turn: number) => Promise<boolean>, seconds = 8): Promise<Load> {
  const took: number[] = []
  const end = performance.now() + seconds * 1000
  const started = performance.now()
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const began = performance.now()
        if (await act(client, turn)) took.push(performance.now() - began)
      }
    }),
  )
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), perSecond: took.length / ((performance.now() - started) / 1000) }
}
