import { fromPromise } from 'xstate'
import type { WaitingListBody, WaitingListEntry as WireEntry } from '../contract/types.ts'
import type { Api } from '../http/api.ts'
import { type LocalInstants, localInstants } from '../http/local-instants.ts'
import { unwrap } from '../http/outcome.ts'
import type { Clock } from '../ports/index.ts'
import type { WaitingEntry, WaitingListContext, WaitingListPending } from './waiting-list.types.ts'

const LIST = '/api/v1/user/waiting-list'

export type WaitingListPorts = { api: Api; clock: Clock }

export function waitingListImplementations({ api, clock }: WaitingListPorts) {
  return {
    actors: {
      list: fromPromise<WaitingEntry[]>(async ({ signal }) => {
        const local = localInstants(clock)
        const { data } = await unwrap(api.GET(LIST, { signal }))
        return data.map((entry) => shown(entry, local))
      }),
      join: fromPromise<WaitingEntry, WaitingListPending>(async ({ input: { idempotencyKey, request } }) => {
        const local = localInstants(clock)
        const params = { header: { 'idempotency-key': idempotencyKey } }
        const { equipmentId, extras = [], ...wish } = request
        const attaches = extras.map(({ id, quantity }) => ({ attachId: id, quantity }))
        const body: WaitingListBody = {
          ...wish,
          ...(equipmentId !== undefined && { resourceItemId: equipmentId }),
          attaches,
        }
        return shown((await unwrap(api.POST(LIST, { params, body }))).data, local)
      }),
      leave: fromPromise<string, string>(async ({ input: entryId }) => {
        await unwrap(api.DELETE(`${LIST}/{entryId}`, { params: { path: { entryId } } }))
        return entryId
      }),
    },
    delays: {
      OFFER_ENDS: ({ context: { entries } }: { context: WaitingListContext }) =>
        Math.max(
          0,
          Math.min(...entries.map(({ offer }) => Date.parse(offer?.expiresAt ?? '') || Infinity)) - clock.now(),
        ),
    },
  }
}

function shown({ offer, ...entry }: WireEntry, local: LocalInstants): WaitingEntry {
  if (offer === null) return { ...entry, offer }
  const { draft, startAt, endAt, expiresAt, expiresInSeconds } = offer
  const { staffId = null, resourceItemId: equipmentId = null, attaches = [], appointmentUnitId: unitId = null } = draft
  const booking = {
    ...{ serviceId: draft.appointmentServiceId, shopId: draft.shopId, unitId, quantity: draft.quantity },
    ...{ extras: attaches.map(({ attachId: id, quantity }) => ({ id, quantity })), staffId, equipmentId },
    ...{ shopName: entry.shopName, serviceName: entry.serviceName },
    ...{ reservationDate: draft.reservationDate, reservationTime: draft.reservationTime },
    ...{ returnTime: draft.returnTime ?? null, returnShopId: draft.returnShopId ?? null },
  }
  return { ...entry, offer: { startAt, endAt, expiresAt: local(expiresAt, expiresInSeconds), booking } }
}
