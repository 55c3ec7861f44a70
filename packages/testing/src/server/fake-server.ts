import type { Clock } from '@yoyaku/core/types'
import { OPERATIONS } from './operations.gen.ts'
import { withSecondsLeft } from './seconds-left.ts'

/** Method of a request. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A request as the server received it. */
export type Arrived = {
  method: Method
  path: string
  params: Record<string, string>
  query: Record<string, string[]>
  headers: Record<string, string>
  body: unknown
  accessToken: string | null
}

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> }
/** An answer, a function that makes one, or a fault: no network, no answer ever, or a body that is not JSON. */
export type Script =
  | Answer
  | ((request: Arrived) => Script)
  | { fault: 'network' | 'hang' }
  | { text: string; status: number }

type Route = {
  method: Method
  pattern: RegExp
  names: string[]
  script: Script
  delayMs: number
  lost: boolean
  once: boolean
}

/**
 * Answers requests without a network. Scripting a method and path that the contract does not have throws a `TypeError`. The latest script
 * wins; one of `once` is used once.
 */
export class FakeServer {
  readonly arrived: Arrived[] = []
  /** Offset of the server's clock from the client's. Remaining seconds count by it. Setting it adds a `Date` header. */
  clockAheadMs: number | null = null
  #routes: Route[] = []
  #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Scripts every matching request: `server.on('POST', '/api/v1/user/reservation/hold').reply(409, { code: 'SLOT_TAKEN' })`. */
  on(method: Method, path: string) {
    return this.#scripting(method, path, false)
  }

  /** Scripts one request. Several scripts answer in the order they were written. */
  once(method: Method, path: string) {
    return this.#scripting(method, path, true)
  }

  /** Requests to a path so far. `{names}` match any segment. */
  requests(method: Method, path: string) {
    assertInContract(method, path)
    const { pattern } = patternOf(path)
    return this.arrived.filter((request) => request.method === method && pattern.test(request.path))
  }

  /** Whether a script answers a request. Any other is answered 404. */
  answersTo({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
    const { pathname } = new URL(url)
    return this.#routes.some((route) => route.method === method && route.pattern.test(pathname))
  }

  /** Whether there is a script for this path as the contract writes it: `/shops/{id}` does not count for `/shops/search`. */
  hasScript(method: Method, path: string): boolean {
    const { source } = patternOf(path).pattern
    return this.#routes.some((route) => route.method === method && route.pattern.source === source)
  }

  /** Same signature as the platform's `fetch`. */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const arrived = await read(request)
    // Cancelled before it left, as by a component that React mounts twice.
    request.signal.throwIfAborted()
    this.arrived.push(arrived)
    const route = this.#route(arrived)
    if (route === undefined) return this.#response(failure(404, 'NOT_FOUND'))
    arrived.params = paramsOf(route, arrived.path)
    if (route.once) this.#routes.splice(this.#routes.indexOf(route), 1)
    if (route.delayMs > 0) await this.#delay(route.delayMs, request.signal)
    let answer = route.script
    while (typeof answer === 'function') answer = answer(arrived)
    if (route.lost) throw new TypeError('The answer was lost')
    if ('fault' in answer) {
      if (answer.fault === 'network') throw new TypeError('There is no network')
      return new Promise<never>(() => undefined)
    }
    if ('text' in answer)
      return new Response(answer.text, { status: answer.status, headers: this.#headers('text/html') })
    return this.#response(answer)
  }

  #scripting(method: Method, path: string, once: boolean) {
    assertInContract(method, path)
    const add = (script: Script, delayMs = 0, lost = false) => {
      const route = { method, ...patternOf(path), script, once, delayMs, lost }
      if (once) this.#routes.push(route)
      else this.#routes.unshift(route)
    }
    const replying =
      (delayMs: number) =>
      (status: number, body?: unknown, headers: Record<string, string> = {}) =>
        add({ status, body: status >= 400 ? asFailure(body) : body, headers }, delayMs)
    return {
      reply: replying(0),
      run: (script: Script, delayMs = 0) => add(script, delayMs),
      after: (delayMs: number) => ({ reply: replying(delayMs) }),
      /** Answers a body that is not JSON: a proxy's page, half a body, nothing. */
      text: (text: string, status = 200) => add({ text, status }),
      cut: () => add({ fault: 'network' }),
      hang: () => add({ fault: 'hang' }),
      /** The server handles the request, then its answer is lost. */
      lose: () => add((request) => this.#standing(request), 0, true),
    }
  }

  #route(arrived: Arrived) {
    const fits = (route: Route) => route.method === arrived.method && route.pattern.test(arrived.path)
    return (
      this.#routes.find((route) => route.once && fits(route)) ??
      this.#routes.find((route) => !route.once && fits(route))
    )
  }

  #standing(arrived: Arrived): Script {
    const route = this.#routes.find((it) => !it.once && it.method === arrived.method && it.pattern.test(arrived.path))
    if (route === undefined) return failure(404, 'NOT_FOUND')
    arrived.params = paramsOf(route, arrived.path)
    return route.script
  }

  #headers(type: string): Record<string, string> {
    const ahead = this.clockAheadMs
    return {
      'content-type': type,
      ...(ahead === null ? {} : { date: new Date(this.#clock.now() + ahead).toUTCString() }),
    }
  }

  #response({ status, body, headers }: Answer) {
    const current = withSecondsLeft(body, this.#clock.now() + (this.clockAheadMs ?? 0))
    return new Response(JSON.stringify(current), {
      status,
      headers: { ...this.#headers('application/json'), ...headers },
    })
  }

  #delay(ms: number, signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const timer = this.#clock.setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        this.#clock.clearTimeout(timer)
        reject(new DOMException('Aborted', 'AbortError'))
      })
    })
  }
}

/** Makes a refusal as the contract has it. */
export const failure = (status: number, code: number | string, more: object = {}): Answer => ({
  status,
  body: { code, message: String(code), requestId: 'req-test', ...more },
})

const asFailure = (body: unknown) =>
  typeof body === 'object' && body !== null ? { message: 'scripted', requestId: 'req-test', ...body } : body

const operations = OPERATIONS.map((operation) => {
  const [method = '', path = ''] = operation.split(' ')
  return { operation, method, path, pattern: patternOf(path).pattern }
})

/** `{names}` of a path are free, and a piece may be written out: `/shops/shop-1`. */
function assertInContract(method: string, path: string) {
  const fitting = operations.filter(({ pattern }) => pattern.test(path))
  if (fitting.some((one) => one.method === method)) return
  const alternatives =
    fitting.length > 0 ? `it has ${fitting.map(({ operation }) => operation).join(', ')}` : nearestTo(path)
  throw new TypeError(`The contract has no ${method} ${path}: ${alternatives}`)
}

/** The paths that begin as this one does for longest. */
function nearestTo(path: string): string {
  const shared = ({ path: other }: { path: string }) => {
    const first = [...other].findIndex((character, index) => character !== path[index])
    return first < 0 ? other.length : first
  }
  const most = Math.max(...operations.map(shared))
  return `nearest are ${operations
    .filter((one) => shared(one) === most)
    .slice(0, 5)
    .map(({ operation }) => operation)
    .join(', ')}`
}

function patternOf(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  return { names, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`) }
}

function paramsOf({ pattern, names }: Pick<Route, 'pattern' | 'names'>, path: string) {
  const [, ...values] = pattern.exec(path) ?? []
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
}

async function read(request: Request): Promise<Arrived> {
  const url = new URL(request.url)
  const text = await request.text()
  const query: Record<string, string[]> = {}
  for (const [name, value] of url.searchParams) query[name] = [...(query[name] ?? []), value]
  return {
    method: request.method as Method,
    path: url.pathname,
    params: {},
    query,
    headers: Object.fromEntries(request.headers),
    body: text === '' ? undefined : JSON.parse(text),
    accessToken: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
  }
}
