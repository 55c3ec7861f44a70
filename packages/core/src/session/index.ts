export { asMember, settledSession } from './as-member.ts'
export { withMemoryFallback } from './memory-fallback.ts'
export { authOf } from './session.commands.ts'
export type { Auth, AuthCommands, AuthValue, EndReason, Session, SessionState } from './session.types.ts'
