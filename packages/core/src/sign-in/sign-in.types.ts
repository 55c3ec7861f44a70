import type * as z from 'zod/mini'
import type { Provider, User } from '../client/types.ts'
import type { EnvironmentEvent } from '../shared/environment.ts'
import type { Failure } from '../shared/failure.ts'
import type { Fields } from '../shared/field-failures.ts'
import type { challenge, names, storedSignIn } from './sign-in.rules.ts'

/** A code on its way. `resendAt` and `expiresAt` are instants on this machine's clock. */
export interface Challenge extends z.infer<typeof challenge> {}

/** Names are at most 50 letters and marks of any language, tidied before they are sent. Consent to promotions is off unless it is given. */
export type ProfileInput = {
  firstName: string
  lastName: string
  acceptsMarketing?: boolean
} & Agreed<string | null>
/** The names as they are sent. */
export interface Profile extends z.infer<typeof names> {}

/**
 * The versions of terms of use and privacy policy (`sdk.queries.legalTexts()`) that a newcomer agreed to, each on its own; the
 * server stores them as consents and registers nobody without: what is left out is REQUIRED there. Null where it was asked for and not
 * given: REQUIRED before anything is sent. Members are not asked.
 */
export type Agreed<Version = string> = {
  agreedTermsVersion?: Version | undefined
  agreedPrivacyVersion?: Version | undefined
}
export type Sent = { expiresAt: string; resendAt: string }

/** What became of a provider's ticket. */
export type Exchanged = { user: User } | { ticket: string; email: string | null }

export type ExchangeInput = { provider: Provider; ticket: string; agreed?: Agreed | undefined; intent: unknown }

/** Why an actor failed; after a 429 also when it may be tried again, an instant on this machine's clock. */
export type Refusal = Failure & { retryAt?: string }

export type Context = {
  email: string
  profile: Profile | null
  challenge: Challenge | null
  /** The code that was sent last. */
  code: string | null
  /** What the server refused of this challenge: none of it is sent again. */
  refusedCodes: string[]
  /** Who sent the person back. */
  provider: Provider | null
  /** The provider's, where an e-mail has to be proven: it goes along with it. */
  ticket: string | null
  /** What asked for the sign-in, to be carried out afterwards. Plain data of the caller's. */
  intent: unknown
  /** Who was signed in when this began: news of them are no sign-in. */
  memberId: string | null
  user: User | null
  failure: Refusal | null
  fields: Fields<SignInField>
}

/** What outlives a reload or a provider's redirect. */
export interface StoredSignIn extends z.infer<typeof storedSignIn> {}

export type Input = { stored: StoredSignIn | null; memberId?: string | null; intent?: unknown }

export type Event =
  | { type: 'email.submit'; email: string }
  | { type: 'profile.submit'; profile: ProfileInput }
  | { type: 'code.submit'; code: string }
  | { type: 'resend' }
  | { type: 'back' }
  | { type: 'provider.return'; provider: Provider; ticket: string; agreed?: Agreed | undefined }
  | EnvironmentEvent

export type Tag = 'busy' | 'exchanging' | 'email' | 'profile' | 'code' | 'attemptsOver'
export type Output = { user: User; intent: unknown } | null

/** Beside which something may be wrong. */
export type SignInField = 'email' | 'firstName' | 'lastName' | 'code' | keyof Agreed

/** What every step of a sign-in knows. `Intent` is what `signIn({ intent })` was given. */
export type SignInData<Intent = unknown> = {
  /** An answer is awaited. */
  busy: boolean
  /** The provider in use, also while its e-mail is unverified. Null without one. */
  provider: Provider | null
  /** The address the code went to, or what the provider calls it. */
  email: string
  /** Why the last step did not succeed: 1007 a wrong code, 1008 a used one, 1010 an expired one, TOO_MANY_ATTEMPTS, RATE_LIMITED, NETWORK … */
  failure: Failure | null
  /** What is wrong beside which field. */
  fields: Fields<SignInField>
  /** Null without one. */
  intent: Intent | null
}

/** What each step but the last can do. The promises resolve with what came of it. */
export type SignInProviderCommand<Intent = unknown> = {
  /** With the ticket that a provider's redirect brought back, and what a newcomer agreed to on the way there. */
  withProvider(provider: Provider, ticket: string, agreed?: Agreed): Promise<SignInValue<Intent>>
}

/** The address is asked for. */
export type SignInEmail<Intent = unknown> = SignInData<Intent> &
  SignInProviderCommand<Intent> & {
    step: 'email'
    /** A provider's ticket is being exchanged: there is nothing to fill in. */
    exchanging: boolean
    /** When to try again after a 429 that says it, on this machine's clock; else null. */
    retryAt: string | null
    /** An address that is no good is named in `fields` and not sent. A known one gets its code at once. */
    submitEmail(email: string): Promise<SignInValue<Intent>>
  }

/** A new address: names are asked for. */
export type SignInProfile<Intent = unknown> = SignInData<Intent> &
  SignInProviderCommand<Intent> & {
    step: 'profile'
    /** What was sent before for this address, also where its challenge or a provider's ticket has expired since; null before. */
    profile: Profile | null
    /** When to try again after a 429 that says it, on this machine's clock; else null. */
    retryAt: string | null
    /** Sends the names; the code follows. */
    submitProfile(profile: ProfileInput): Promise<SignInValue<Intent>>
    /** To the address. */
    back(): void
  }

/** Six digits are on their way. */
export type SignInCode<Intent = unknown> = SignInData<Intent> &
  SignInProviderCommand<Intent> & {
    step: 'code'
    /** Whether an account comes of it. */
    isNewUser: boolean
    /** Too many were wrong, and this challenge takes none any more. `resend` begins a new one for the same e-mail. */
    attemptsOver: boolean
    /** When a code may be asked for again. */
    resendAt: string | null
    /** When the code ends, on this machine's clock. */
    expiresAt: string | null
    /** Six digits, however they are pasted. A code that was refused is not sent again. */
    submitCode(code: string): Promise<SignInValue<Intent>>
    /** False for a code that was refused already, and while `submitCode` does nothing. */
    canSubmitCode(code: string): boolean
    /** `resendAt` has come, and nothing is under way. */
    canResend: boolean
    /** Another code; nothing before `resendAt`. The one before stays good, except when `attemptsOver`. */
    resend(): Promise<SignInValue<Intent>>
    /** To the address. */
    back(): void
  }

export type SignInDone<Intent = unknown> = SignInData<Intent> & { step: 'done'; user: User }

/** Where the person is, with the data and the commands of that step. A command that a step does not have does nothing there. */
export type SignInValue<Intent = unknown> =
  | SignInEmail<Intent>
  | SignInProfile<Intent>
  | SignInCode<Intent>
  | SignInDone<Intent>
