import type { FetchInit } from '../ports/index.ts'

/** The wishes of a call that the middleware reads. */
export type Flags = {
  /** The member when it was made, null for nobody: it is sent with the session. Absent: it is sent without one. */
  asker?: string | null
  /** A read that fails is repeated once. */
  isRepeated?: boolean
  /** Also sent after `dispose`: it ends what would otherwise stay. */
  afterDispose?: boolean
}

type Init = Omit<RequestInit, 'headers' | 'body'> & {
  method: string
  headers: Headers
  body?: string
  flags: Flags
}

/** Stands for `Request` in openapi-fetch. Address and init stay apart and plain, as the SDK promises them to a host that wraps `fetch`. */
export class PlainRequest {
  url: string
  readonly method: string
  readonly headers: Headers
  readonly signal: AbortSignal | null
  readonly flags: Flags
  readonly init: Omit<RequestInit, 'headers'>
  /** How often it was sent. Retry and refresh share the bound: twice. */
  attempts = 0
  /** The token that it was sent with last. */
  accessToken: string | null = null
  /** Sent without a token because it was not known in time who is signed in. */
  isUndecided = false
  /** Whether who asked is still signed in. */
  mayRepeat: () => boolean = () => true

  constructor(url: string, { flags, headers, ...init }: Init) {
    this.url = url
    this.method = init.method
    this.headers = headers
    this.signal = init.signal ?? null
    this.flags = flags
    this.init = init
  }

  fetchInit(signal: AbortSignal): FetchInit {
    const { body, ...init } = this.init
    return {
      ...init,
      method: this.method,
      ...(typeof body === 'string' && { body }),
      headers: Object.fromEntries(this.headers),
      signal,
    }
  }
}
