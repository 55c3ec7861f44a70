import { product, type Running } from '../scripts/product.ts'
import { openStudio } from './studio.ts'

const OPERATOR_KEY = 'the-key-of-all-shops'
const MINUTE_MS = 60_000

/** A product whose clock moves, which would disturb everybody else, and whose shops act. */
export async function openLater() {
  const running: Running & { data: string } = await product({ env: { SEED_SHOPS: '6', OPERATOR_KEY } })
  const { origin, data } = running
  await openStudio(data)

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_KEY}`, 'x-operator': 'Haru' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  return {
    origin,
    /** The clock of the server; the browser's stays. */
    passes: (minutes: number) => ask('POST', '/__test/clock', { advanceMs: minutes * MINUTE_MS }),
    /** Of the server's clock. */
    time: async () => (await ask<{ now: string }>('POST', '/__test/clock', { advanceMs: 0 })).now,
    /** What a vase costs from now on. */
    vaseCosts: (vase: number) => openStudio(data, { vase }),
    async marks(codeNumber: string, status: 'completed' | 'noshow'): Promise<void> {
      const path = `/api/v1/operator/reservations/${codeNumber}`
      const { data } = await ask<{ data: { reservation: { version: number } } }>('GET', path)
      await ask('PUT', `${path}/status`, { status, version: data.reservation.version })
    },
    /** The newest review of a shop gets a reply in its name. */
    async replies(shopId: string, text: string): Promise<void> {
      const found = await ask<{ data: { review: { id: string } }[] }>(
        'GET',
        `/api/v1/operator/reviews?shopId=${shopId}`,
      )
      await ask('PUT', `/api/v1/operator/reviews/${found.data[0]?.review.id}/reply`, { text })
    },
    close: () => running.stop(),
  }
}

export type Later = Awaited<ReturnType<typeof openLater>>
