export { authorized, settledSession } from './authorized.ts'
export { connect as connectSession } from './session.connect.ts'
export type { Session, SessionState, SessionValue } from './session.types.ts'
export { memoryTokens, withMemoryFallback } from './stored.ts'
