import type { Review, ReviewBody, ReviewReportBody, User } from '../contract/types.ts'
import type { CommandResult } from '../flow/commands.ts'
import type { Api, InitOf } from '../http/api.ts'
import type { Failure } from '../http/failure.ts'
import type { Outcome } from '../http/outcome.ts'
import { assertId } from '../http/settings.ts'
import { checked, isObject } from '../validation/checked.ts'

/** The shops that a member keeps. `queries.favorites()` reads them. */
export type Favorites = {
  /** Also where it is kept already. */
  add(shopId: string): Promise<{ failure: Failure | null }>
  /** Also where it is not kept. */
  remove(shopId: string): Promise<{ failure: Failure | null }>
}

/** The fields of a profile to be changed; what is left out stays. */
export type ProfilePatch = InitOf<'/api/v1/user/me', 'put'>['body']

export type Profile = {
  /** `value` is the member as stored, null where it failed; `auth` shows them at once. What is wrong is in `failure.fields`. */
  update(patch: ProfilePatch): Promise<CommandResult<User | null>>
}

export type Reviews = {
  /**
   * Reviews a completed reservation of the member, once; `allowedActions` of the reservation says whether and until when. `value` is null
   * where it failed: what is wrong is in `failure.fields`.
   */
  write(codeNumber: string, review: ReviewBody): Promise<CommandResult<Review | null>>
  /** Reports a review of somebody else to the operators. Reporting again replaces the report. */
  report(reviewId: string, report: ReviewReportBody): Promise<{ failure: Failure | null }>
}

const FAVORITE = '/api/v1/user-favorite/{shopId}'

const paramsOf = (shopId: string) => {
  assertId('shopId', shopId)
  return { params: { path: { shopId } } }
}

/** What is wrong is in `failure.fields`. */
async function resultOf<T>(outcome: Promise<Outcome<{ data: T }>>): Promise<CommandResult<T | null>> {
  const { data, error = null } = await outcome
  return data === undefined ? { value: null, failure: error } : { value: data.data, failure: null }
}

const failureIn = async (outcome: Promise<Outcome<unknown>>) => ({ failure: (await outcome).error ?? null })

export const favoritesOver = (api: Api): Favorites => ({
  add: (shopId) => failureIn(api.PUT(FAVORITE, paramsOf(shopId))),
  remove: (shopId) => failureIn(api.DELETE(FAVORITE, paramsOf(shopId))),
})

export const reviewsOver = (api: Api): Reviews => ({
  write(codeNumber, review) {
    assertId('codeNumber', codeNumber)
    const body = checked('write: its second argument', review, isObject, "an object such as { stars: 5, text: '…' }")
    const path = '/api/v1/user/reservation/{codeNumber}/review'
    return resultOf(api.POST(path, { params: { path: { codeNumber } }, body }))
  },
  report(reviewId, report) {
    assertId('reviewId', reviewId)
    const body = checked('report: its second argument', report, isObject, "an object such as { reason: 'spam' }")
    return failureIn(api.POST('/api/v1/user/reviews/{reviewId}/report', { params: { path: { reviewId } }, body }))
  },
})

export const profileOver = (api: Api, changed: (user: User) => void): Profile => ({
  update(patch) {
    const body = checked('update: its argument', patch, isObject, "an object such as { firstName: 'Hana' }")
    const send = async () => {
      const result = await resultOf(api.PUT('/api/v1/user/me', { body }))
      if (result.value !== null) changed(result.value)
      return result
    }
    return send()
  },
})
