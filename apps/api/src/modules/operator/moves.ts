import type { Schemas } from '../../contract/types.ts'
import { localMinute } from '../../lib/local-minute.ts'
import { canTransition, operatorWindows, type ReservationState, type Target } from '../bookings/transitions.ts'

const TARGETS: Target[] = ['completed', 'noshow', 'cancelled']

/** Whatever operators can still make of it, or could have. */
export function operatorMoves(state: ReservationState): Schemas['OperatorMove'][] {
  return TARGETS.flatMap((status) => {
    const [window] = operatorWindows(state, status)
    return window === undefined ? [] : [{ status, allowed: canTransition(state, status, 'operator'), ...window }]
  })
}

/** Why a move was refused and when it would not have been, for developers and operators; by the clock of the shop. */
export function whyNot(state: ReservationState, to: Target, timeZone: string): string {
  const [window] = operatorWindows(state, to)
  const at = (instant: string) => localMinute(instant, timeZone)
  const now = `it is ${at(state.now)} now`
  if (window?.from !== undefined) return `It can become ${to} only from ${at(window.from)} on (${timeZone}); ${now}`
  if (window?.until !== undefined) return `It could become ${to} only until ${at(window.until)} (${timeZone}); ${now}`
  return `A reservation that is ${state.status} cannot become ${to}`
}
