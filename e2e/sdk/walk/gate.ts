import type { Fetch } from '@yoyaku/core/types'

/** The outcome of a request that is let through. */
export type Way = (request: Request) => Promise<Response>

/** To the real server. */
export const pass: Way = (request) => fetch(request)
/** Those of this method to the real server; the rest are never answered. */
export const passOnly =
  (method: string): Way =>
  (request) =>
    request.method === method ? pass(request) : new Promise(() => undefined)
export const cut: Way = () => Promise.reject(new TypeError('The network is cut'))
export const refuse =
  (status: number, code: number | string, more: object = {}, headers: Record<string, string> = {}): Way =>
  async () =>
    Response.json({ code, message: String(code), requestId: 'gate', ...more }, { status, headers })
/** The real server's answer, changed on its way. */
export const changed =
  (change: (body: never) => unknown): Way =>
  async (request) => {
    const response = await fetch(request)
    return Response.json(change((await response.json()) as never), { status: response.status })
  }

export type Gate = {
  fetch: Fetch
  /** Anything else that is to wait until the gate is open. */
  through(): Promise<void>
  open(way?: Way): void
  close(): void
}

/** A proxy before the real server: requests that match `isHeld` wait until their outcome is set. */
export function gate(isHeld: (request: Request) => boolean): Gate {
  let way: Way | null = null
  const waiting: (() => void)[] = []
  async function through() {
    while (way === null) await new Promise<void>((resolve) => void waiting.push(resolve))
    return way
  }
  return {
    async fetch(url, init) {
      const request = new Request(url, init)
      if (!isHeld(request)) return fetch(request)
      const go = await through()
      request.signal.throwIfAborted()
      return go(request)
    },
    through: async () => void (await through()),
    open(next = pass) {
      way = next
      for (const resolve of waiting.splice(0)) resolve()
    },
    close() {
      way = null
    },
  }
}
