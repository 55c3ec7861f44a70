import type { HeadersOptions, ParamsOption, RequestBodyOption } from 'openapi-fetch'
import type { paths } from '../contract/schema.gen.ts'
import type { CallInit, Http } from './http.ts'
import type { Outcome } from './outcome.ts'
import type { Flags } from './plain-request.ts'

type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Success = 200 | 201 | 202
type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never

export type PathsWith<V extends HttpMethod> = {
  [Path in keyof paths]: paths[Path] extends { [Key in V]: { responses: unknown } } ? Path : never
}[keyof paths]

/** The body of a successful answer. */
export type AnswerOf<Path extends keyof paths, V extends HttpMethod> = paths[Path] extends {
  [Key in V]: { responses: infer Responses }
}
  ? { [Status in keyof Responses & Success]: Json<Responses[Status]> }[keyof Responses & Success]
  : never

/** `params` and `body` by the contract; beside them what `fetch` takes. A language or currency among the headers wins over the SDK's. */
type Init<Operation> = ParamsOption<Operation> &
  RequestBodyOption<Operation> & { headers?: HeadersOptions } & Omit<RequestInit, 'method' | 'headers' | 'body'>
type Optional<Given> = Partial<Given> extends Given ? Given | undefined : Given

export type InitOf<Path extends keyof paths, V extends HttpMethod> = paths[Path] extends { [Key in V]: infer Operation }
  ? Optional<Init<Operation>>
  : never

/** A misspelled path leaves `Path` at all of them: then only the path is to be named, not what else is missing. */
type CallArguments<Path extends keyof paths, V extends HttpMethod> =
  PathsWith<V> extends Path
    ? [init?: unknown]
    : undefined extends InitOf<Path, V>
      ? [init?: InitOf<Path, V>]
      : [init: InitOf<Path, V>]

export type Call<V extends HttpMethod> = <Path extends PathsWith<V>>(
  path: Path,
  ...init: CallArguments<Path, V>
) => Promise<Outcome<AnswerOf<Path, V>>>

/** The contract as a client: `api.GET('/api/v1/shops/{id}', { params: { path: { id } } })` → `{ data, error, response }`. */
export type Api = {
  /** Asked once more where that may help (408, 409, 425, 429, 500, 502, 503, 504, no network), after `Retry-After`. */
  GET: Call<'get'>
  POST: Call<'post'>
  PUT: Call<'put'>
  PATCH: Call<'patch'>
  DELETE: Call<'delete'>
}

/** The one place where the contract's types meet the untyped transport. `flags` are read when a call is made. */
export function apiOver(http: Http, flags: () => Flags = () => ({})): Api {
  const call =
    (method: keyof Api) =>
    (path: string, init: CallInit = {}) =>
      http.request(method, path, init, flags())
  return { GET: call('GET'), POST: call('POST'), PUT: call('PUT'), PATCH: call('PATCH'), DELETE: call('DELETE') } as Api
}
