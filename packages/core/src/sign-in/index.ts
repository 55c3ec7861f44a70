export type { SignInPorts } from './sign-in.actors.ts'
export type { SignInOptions } from './sign-in.flow.ts'
export type {
  ProfileInput,
  ProviderTicket,
  SignInCommands,
  SignInConsents,
  SignInData,
  SignInField,
  SignInFlow,
  SignInStep,
  SignInValue,
} from './sign-in.types.ts'
