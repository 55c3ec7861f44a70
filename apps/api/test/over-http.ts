import type { Answered, CallOptions, TestApi } from './harness.ts'

/** The same people and tables, asked at a process of its own. */
export function overHttp(api: TestApi, origin: string): TestApi {
  return {
    ...api,
    url: async () => origin,
    async call<Body>(method: string, url: string, { body, token, headers }: CallOptions = {}): Promise<Answered<Body>> {
      const answer = await fetch(origin + url, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: (text.startsWith('{') ? JSON.parse(text) : text) as Body,
      }
    },
  }
}
