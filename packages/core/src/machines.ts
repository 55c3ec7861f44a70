/** The charts themselves, for those who run them with actors of their own. */
export { sessionMachine } from './session/session.machine.ts'
export { signInMachine } from './sign-in/sign-in.machine.ts'
