import {
  cancellationMachine,
  notificationsMachine,
  type ReservationInput,
  rescheduleMachine,
  reservationMachine,
  sessionMachine,
  signInMachine,
  socketMachine,
  waitingListMachine,
} from '@yoyaku/core/machines'
import { machineEvents, machineInputs, paths, situations } from '@yoyaku/testing'
import type { MachineEvent } from './walk.ts'

export type Route = { transition: string; events: readonly MachineEvent[] }
type Found = { paths: { transition: string; events: readonly unknown[] }[]; missing: string[] }

const routesOf = (found: Found) => found.paths as Route[]

export const sessionRoutes = routesOf(paths(sessionMachine, { events: machineEvents.session }))
export const signInRoutes = routesOf(
  paths(signInMachine, {
    events: machineEvents.signIn,
    input: { stored: null },
    situation: situations.signIn,
  }),
)
export const cancellationRoutes = routesOf(
  paths(cancellationMachine, {
    events: machineEvents.cancellation,
    input: { codeNumber: 'A2B3C4D5' },
    situation: situations.cancellation,
  }),
)
export const notificationsRoutes = routesOf(
  paths(notificationsMachine, {
    events: machineEvents.notifications,
    situation: situations.notifications,
  }),
)
export const socketRoutes = routesOf(
  paths(socketMachine, {
    events: machineEvents.socket,
    input: { spreadMs: 0 },
    situation: situations.socket,
  }),
)

export const waitingListRoutes = routesOf(
  paths(waitingListMachine, {
    events: machineEvents.waitingList,
    situation: situations.waitingList,
  }),
)

const [fresh, unknown] = machineInputs.reschedule
const reschedules = (input: typeof fresh) =>
  routesOf(paths(rescheduleMachine, { events: machineEvents.reschedule, input, situation: situations.reschedule }))
const freshRoutes = reschedules(fresh)
/** Each transition once; one of them needs a confirm whose answer was lost. */
export const rescheduleRoutes: (Route & { isUnknown?: true })[] = [
  ...freshRoutes,
  ...reschedules(unknown)
    .filter((route) => !freshRoutes.some(({ transition }) => transition === route.transition))
    .map((route) => ({ ...route, isUnknown: true as const })),
]

const draft: ReservationInput['draft'] = {
  shopId: null,
  shopName: null,
  serviceId: 'service-1',
  serviceName: null,
  unitId: null,
  selectionUnitMode: 'none',
  quantity: 1,
  reservationDate: null,
  reservationTime: null,
  returnTime: null,
  returnShopId: null,
  extras: [],
  staffId: null,
  equipmentId: null,
}
/** What the hold of the machineEvents keeps. */
const heldDraft = { ...draft, shopId: 'shop-1', quantity: 2, reservationDate: '2026-11-25', reservationTime: '14:00' }
const contact = { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' }
const stored: NonNullable<ReservationInput['stored']> = {
  version: 1,
  draft: heldDraft,
  holdId: 'hold-1',
  holdToken: 'token-1',
  contact,
  specialRequirement: '',
  agreedTermsVersion: null,
  remindersConfirmed: [],
  pending: null,
}
const body = {
  holdId: 'hold-1',
  quoteId: 'quote-6500',
  contact,
  specialRequirement: '',
  agreedTermsVersion: '1',
  remindersConfirmed: [],
}
const pending = { idempotencyKey: 'key-1', holdToken: 'token-1', body }

const bookings = (begun: ReservationInput['draft'], found: ReservationInput['stored']) =>
  routesOf(
    paths(reservationMachine, {
      events: machineEvents.reservation,
      input: { draft: begun, stored: found, user: null },
      situation: situations.reservation,
    }),
  )

/** How a booking begins: new, with a slot held before a reload, with one of another time, or with a running confirmation. */
export type Beginning = 'new' | 'held' | 'moved' | 'confirming'

const beginnings: [Beginning, Route[]][] = [
  ['new', bookings(draft, null)],
  ['held', bookings(heldDraft, stored)],
  ['moved', bookings({ ...heldDraft, reservationTime: '18:00' }, stored)],
  ['confirming', bookings(heldDraft, { ...stored, pending })],
]
const shortest = new Map<string, Route & { beginning: Beginning }>()
for (const [beginning, found] of beginnings) {
  for (const route of found) {
    const shortestRoute = shortest.get(route.transition)
    if (shortestRoute === undefined || route.events.length < shortestRoute.events.length)
      shortest.set(route.transition, { ...route, beginning })
  }
}

/** Each transition once, from the beginning that leads to it soonest. */
export const reservationRoutes = [...shortest.values()]

export const routes = {
  session: sessionRoutes,
  signIn: signInRoutes,
  reservation: reservationRoutes,
  reschedule: rescheduleRoutes,
  cancellation: cancellationRoutes,
  notifications: notificationsRoutes,
  socket: socketRoutes,
  waitingList: waitingListRoutes,
}
