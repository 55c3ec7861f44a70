import { type Failure, toFailure } from './failure.ts'

/** The result of a call. An error answer, or none at all, is a result too: nothing is thrown. */
export type Outcome<T> =
  /** `data` is the body of the answer: `{ data, total, … }`. The body of `response` has been read. */
  | { data: T; error: undefined; response: Response }
  /** `response` is undefined where none came. */
  | { data: undefined; error: Failure; response: Response | undefined }

/** For callers that want a rejection: actors and data caches. Rejects with the plain failure. */
export async function unwrap<T>(outcome: Promise<Outcome<T>>): Promise<T> {
  const { data, error } = await outcome
  if (error !== undefined) throw error
  return data
}

export const refused = (thrown: unknown, response?: Response): Outcome<never> => ({
  data: undefined,
  error: toFailure(thrown),
  response,
})
