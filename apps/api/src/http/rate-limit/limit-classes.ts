import type { Operation } from '../../contract/load.ts'
import type { OperationId } from '../../contract/types.ts'
import type { Quota } from '../../lib/gcra-limiter.ts'

/**
 * How much one may ask of each kind: a member, or an address where nobody is signed in. The most that a crowded office
 * behind one address asks, several times over; docs/operating.md has the table.
 */
export const classes = {
  catalogue: { max: 6000, seconds: 60 },
  availability: { max: 3000, seconds: 60 },
  hold: { max: 300, seconds: 60 },
  reserve: { max: 60, seconds: 60 },
  account: { max: 600, seconds: 60 },
  'sign-in': { max: 600, seconds: 60 },
  refresh: { max: 600, seconds: 60 },
  wish: { max: 30, seconds: 3600 },
  /** More would let one visitor decide what everybody searches for. */
  'search log': { max: 120, seconds: 60 },
  operator: { max: 1200, seconds: 60 },
  export: { max: 10, seconds: 3600 },
  /** Requests without the right to what they ask for. */
  unauthorised: { max: 300, seconds: 60 },
} as const satisfies Record<string, Quota>

export type LimitClass = keyof typeof classes

const named: Partial<Record<OperationId, LimitClass>> = {
  getAvailableTime: 'availability',
  getAvailableProviders: 'availability',
  getAvailableServiceAttaches: 'availability',
  createHold: 'hold',
  changeHold: 'hold',
  releaseHold: 'hold',
  getHold: 'hold',
  createReservation: 'reserve',
  cancelReservation: 'reserve',
  rescheduleReservation: 'reserve',
  joinWaitingList: 'reserve',
  createReview: 'reserve',
  reportReview: 'wish',
  refreshToken: 'refresh',
  sendWish: 'wish',
  logSearch: 'search log',
  exportMe: 'export',
}

/** An operation that is not named belongs where its like are. */
export function classOf({ id, access, method }: Pick<Operation, 'id' | 'access' | 'method'>): LimitClass {
  const given = named[id]
  if (given !== undefined) return given
  if (access === 'operator') return 'operator'
  if (access !== 'anyone') return 'account'
  return method === 'GET' ? 'catalogue' : 'sign-in'
}
