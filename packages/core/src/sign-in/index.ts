export type { SignInPorts } from './sign-in.actors.ts'
export { forgetIntent, type SignInOptions, startSignIn } from './sign-in.flow.ts'
export { signInMachine } from './sign-in.machine.ts'
export type {
  ProfileInput,
  SignInCode,
  SignInData,
  SignInDone,
  SignInEmail,
  SignInField,
  SignInProfile,
  SignInValue,
} from './sign-in.types.ts'
