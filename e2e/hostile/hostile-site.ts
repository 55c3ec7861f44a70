import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '../../scripts/port.ts'
import { started } from '../../scripts/product.ts'
import { PAYLOADS } from './payloads.ts'

/** Names, times and choices of the contract, which a page takes for what they are. */
const NOT_WORDS =
  /(?:^id|Id|slug|code|codeNumber|currency|status|kind|type|mode|locale|version|country|countries|timeZone|[aA]t|[dD]ate|[tT]ime|from|to|opens|closes|month|language|locationType|icon|Color|cursor|Cursor)$/
const LONG = /^(?:body|answer)$/

export interface HostileSite {
  readonly origin: string
  /** Which payloads stood in which field of an answer. */
  readonly given: ReadonlyMap<string, ReadonlySet<string>>
  close(): Promise<void>
}

/** The pages over an API in whose every text an attacker has written: what is typed by shops, members and operators, all at once. */
export async function hostileSite(api: string): Promise<HostileSite> {
  const given = new Map<string, Set<string>>()
  const turns = new Map<string, number>()
  const turn = (field: string): number => {
    const next = turns.get(field) ?? 0
    turns.set(field, next + 1)
    return next
  }

  function write(field: string, count: number, between: string): string {
    const written = Array.from({ length: count }, () => PAYLOADS[turn(field) % PAYLOADS.length] ?? '')
    const all = given.get(field) ?? new Set()
    for (const payload of written) all.add(payload)
    given.set(field, all)
    return written.join(between)
  }
  function poison(value: unknown, field: string): unknown {
    if (Array.isArray(value)) return value.map((one) => poison(one, field))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]))
    }
    if (typeof value !== 'string' || NOT_WORDS.test(field)) return value
    if (/^(?:url|.*Url)$/.test(field))
      return turn(field) % 2 === 0 ? 'javascript:alert(1)' : `${value}"onerror="alert(1)`
    return LONG.test(field) ? write(field, PAYLOADS.length, '\n\n') : write(field, 5, ' ')
  }

  const proxy = createServer((request, response) => {
    void (async () => {
      const headers = new Headers()
      for (const name of ['accept-language', 'x-currency']) {
        const value = request.headers[name]
        if (typeof value === 'string') headers.set(name, value)
      }
      const answer = await fetch(new URL(request.url ?? '/', api), { headers })
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      response.end(
        type.includes('json')
          ? JSON.stringify(poison(await answer.json(), ''))
          : Buffer.from(await answer.arrayBuffer()),
      )
    })()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const port = await freePort()
  const pages = await started('apps/web/server/main.ts', `http://127.0.0.1:${port}`, {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    API_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  })
  return {
    origin: pages.origin,
    given,
    async close() {
      await pages.stop()
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
