export type { SignInPorts } from './sign-in.actors.ts'
export type { SignInOptions } from './sign-in.flow.ts'
export type {
  Agreed,
  ProfileInput,
  SignInCode,
  SignInData,
  SignInDone,
  SignInEmail,
  SignInField,
  SignInProfile,
  SignInProviderCommand,
  SignInValue,
} from './sign-in.types.ts'
