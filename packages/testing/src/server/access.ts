import type { FakeMember } from './fake-member.ts'
import { type Answer, type Arrived, failure } from './fake-server.ts'
import { invalid } from './holds.ts'
import type { RouteContext } from './route-context.ts'
import { type BodyName, unknownFields } from './unknown-fields.ts'

export type Answering = (request: Arrived) => Answer
type AnsweringMember = (request: Arrived, member: FakeMember) => Answer

export const ok = (data: unknown, status = 200): Answer => ({ status, body: { data } })
export const paged = (data: readonly unknown[], { query }: Arrived, more: object = {}): Answer => {
  const [page, limit] = [Number(query.page?.[0] ?? 0), Number(query.limit?.[0] ?? 30)]
  return { status: 200, body: { data: data.slice(page * limit, (page + 1) * limit), total: data.length, ...more } }
}

/** As `paged`, and by a cursor, which is the key of the last row before. */
export function pagedByKey<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  { query }: Arrived,
  more: object = {},
): Answer {
  const [page, limit] = [Number(query.page?.[0] ?? 0), Number(query.limit?.[0] ?? 30)]
  const cursor = query.cursor?.[0]
  const from = cursor === undefined ? page * limit : rows.findIndex((row) => keyOf(row) === cursor) + 1
  if (cursor !== undefined && from === 0) return invalid([{ field: 'cursor', code: 'FORMAT' }])
  const data = rows.slice(from, from + limit)
  const last = from + limit < rows.length ? data.at(-1) : undefined
  return { status: 200, body: { data, total: rows.length, ...more, ...(last && { nextCursor: keyOf(last) }) } }
}

/** A body with a field that the contract does not have is refused beside that field. */
export const strictly =
  <Rest extends unknown[]>(name: BodyName, answer: (request: Arrived, ...rest: Rest) => Answer) =>
  (request: Arrived, ...rest: Rest): Answer => {
    const unknown = unknownFields(request.body, name)
    return unknown.length > 0 ? invalid(unknown) : answer(request, ...rest)
  }

/** For who is signed in; 401 for everybody else. */
export const asMember =
  (context: RouteContext, answer: AnsweringMember): Answering =>
  (request) => {
    const member = context.memberOf(request)
    return member === null ? failure(401, 'UNAUTHORIZED') : answer(request, member)
  }

/**
 * Once for each Idempotency-Key of a member, or of who shows a hold's token: the same request again has the same answer, another one with
 * the key is refused.
 */
export function idempotent(context: RouteContext, answer: Answering): Answering {
  const done = new Map<string, { body: string; answer: Answer }>()
  return (request) => {
    const { 'idempotency-key': key = '', 'x-hold-token': holdToken } = request.headers
    const scope = `${context.memberOf(request)?.user.id ?? holdToken} ${key}`
    const body = JSON.stringify([request.params, request.body])
    const before = done.get(scope)
    if (before !== undefined && before.body !== body) return failure(422, 'IDEMPOTENCY_KEY_REUSED')
    const given = before?.answer ?? answer(request)
    if (given.status < 400 && key !== '') done.set(scope, { body, answer: given })
    return given
  }
}
