import type { CallOptions, TestApi } from '../test/harness.ts'

/** The harness's way of asking, over real HTTP. No failure of the server is an answer. */
export function callOver(origin: string): TestApi['call'] {
  return async <Body>(method: string, url: string, { body, token, locale, currency, headers }: CallOptions = {}) => {
    const answer = await fetch(origin + url, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(locale && { 'accept-language': locale }),
        ...(currency && { 'x-currency': currency }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.status >= 500) throw new Error(`${method} ${url} answered ${answer.status}`)
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: (await answer.json()) as Body,
    }
  }
}
