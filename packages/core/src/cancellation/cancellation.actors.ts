import { fromPromise } from 'xstate'
import type { Reservation } from '../contract/types.ts'
import { isFreeToCancel } from '../format/free-cancellation.ts'
import type { Api } from '../http/api.ts'
import { localInstants } from '../http/local-instants.ts'
import { unwrap } from '../http/outcome.ts'
import type { Clock } from '../ports/index.ts'
import type { CancelInput, Loaded } from './cancellation.types.ts'

export type CancellationPorts = { api: Api; clock: Clock }

export function cancellationActors({ api, clock }: CancellationPorts) {
  return {
    load: fromPromise<Loaded, { codeNumber: string }>(async ({ input, signal }) => {
      const params = { path: { codeNumber: input.codeNumber } }
      const local = localInstants(clock)
      const { data } = await unwrap(api.GET('/api/v1/user/reservation/{codeNumber}', { params, signal }))
      const freeUntil = local(data.freeCancellationUntil, data.freeCancellationInSeconds)
      return { reservation: data, isFree: isFreeToCancel(freeUntil, clock.now()) }
    }),
    cancel: fromPromise<Reservation, CancelInput>(async ({ input }) => {
      const { codeNumber, idempotencyKey, reasonCode, reasonText, version } = input
      const params = { path: { codeNumber }, header: { 'idempotency-key': idempotencyKey } }
      const body = { reasonCode, version, ...(reasonText === '' ? {} : { reasonText }) }
      return (await unwrap(api.POST('/api/v1/user/reservation/{codeNumber}/cancel', { params, body }))).data
    }),
  }
}
