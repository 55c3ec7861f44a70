import type { FakeApi } from '../fake-api.ts'
import { type Answer, type Arrived, failure } from '../fake-server.ts'

export type Answering = (request: Arrived) => Answer

export const ok = (data: unknown, status = 200): Answer => ({ status, body: { data } })
export const paged = (data: readonly unknown[], { query }: Arrived, more: object = {}): Answer => {
  const [page, limit] = [Number(query.page?.[0] ?? 0), Number(query.limit?.[0] ?? 30)]
  return { status: 200, body: { data: data.slice(page * limit, (page + 1) * limit), total: data.length, ...more } }
}

export const isMembers = (api: FakeApi, { accessToken }: Arrived) =>
  accessToken === `access-${api.generation}` && !api.isAccessExpired

/** For who is signed in; 401 for everybody else. */
export const asMember =
  (api: FakeApi, answer: Answering): Answering =>
  (request) =>
    isMembers(api, request) ? answer(request) : failure(401, 'UNAUTHORIZED')

/** Once for each Idempotency-Key: the same request again has the same answer, another one with the key is refused. */
export function idempotent(answer: Answering): Answering {
  const done = new Map<string, { body: string; answer: Answer }>()
  return (request) => {
    const key = request.headers['idempotency-key'] ?? ''
    const body = JSON.stringify(request.body)
    const before = done.get(key)
    if (before !== undefined && before.body !== body) return failure(422, 'IDEMPOTENCY_KEY_REUSED')
    const given = before?.answer ?? answer(request)
    if (given.status < 400 && key !== '') done.set(key, { body, answer: given })
    return given
  }
}
