import type { Schemas } from '../contract/handler.ts'
import { mayMove, operatorWindows, type Standing, type Target } from '../reservations/transitions.ts'

const TARGETS: Target[] = ['completed', 'noshow', 'cancelled']

/** Whatever operators can still make of it, or could have. */
export function operatorMoves(standing: Standing): Schemas['OperatorMove'][] {
  return TARGETS.flatMap((status) => {
    const [window] = operatorWindows(standing, status)
    return window === undefined ? [] : [{ status, allowed: mayMove(standing, status, 'operator'), ...window }]
  })
}

/** Why a move was refused and when it would not have been, for developers and operators. */
export function whyNot(standing: Standing, to: Target): string {
  const [window] = operatorWindows(standing, to)
  if (window?.from !== undefined) return `It can become ${to} only from ${window.from} on; it is ${standing.now} now`
  if (window?.until !== undefined) return `It could become ${to} only until ${window.until}; it is ${standing.now} now`
  return `A reservation that is ${standing.status} cannot become ${to}`
}
