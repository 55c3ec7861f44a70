import { fromPromise } from 'xstate'
import type { Reservation } from '../contract/types.ts'
import type { Api } from '../http/api.ts'
import { unwrap } from '../http/outcome.ts'

export const rescheduleActors = (api: Api) => ({
  load: fromPromise<Reservation, { codeNumber: string }>(async ({ input: { codeNumber }, signal }) => {
    const params = { path: { codeNumber } }
    return (await unwrap(api.GET('/api/v1/user/reservation/{codeNumber}', { params, signal }))).data
  }),
})
