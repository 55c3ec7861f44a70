import type { CallOptions, TestApi } from '../test/harness.ts'
import { callOver } from '../test/over-http.ts'

/** Asks over real HTTP; no failure of the server is an answer. */
export function onlyAnswers(origin: string): TestApi['call'] {
  const call = callOver(origin)
  return async <Body>(method: string, url: string, options?: CallOptions) => {
    const answer = await call<Body>(method, url, options)
    if (answer.status >= 500) throw new Error(`${method} ${url} answered ${answer.status}`)
    return answer
  }
}
