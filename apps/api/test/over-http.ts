import type { CallOptions, TestApi } from './harness.ts'
import { requestOf } from './request-of.ts'

/** The same people and tables, through a separate process. */
export const overHttp = (api: TestApi, origin: string): TestApi => ({
  ...api,
  url: async () => origin,
  call: callOver(origin),
})

/** The harness's way of asking, over real HTTP. */
export function callOver(origin: string): TestApi['call'] {
  return async <Body>(method: string, url: string, options: CallOptions = {}) => {
    const { payload, ...request } = requestOf(method, url, options)
    const answer = await fetch(origin + request.url, { ...request, ...(payload !== undefined && { body: payload }) })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: (isJson ? JSON.parse(text) : text) as Body,
    }
  }
}
