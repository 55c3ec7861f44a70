import type * as z from 'zod/mini'
import type { Provider, User } from '../contract/types.ts'
import type { CommandPromise } from '../flow/commands.ts'
import type { EnvironmentEvent } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import type { Failure } from '../http/failure.ts'
import type { FieldErrors } from '../validation/field-errors.ts'
import type { challenge, names, storedSignIn } from './sign-in.rules.ts'

/** A code on its way. `resendAt` and `expiresAt` are instants on this machine's clock. */
export interface Challenge extends z.infer<typeof challenge> {}

/** Names are at most 50 letters and marks of any language, tidied before they are sent. Consent to promotions is off unless it is given. */
export type ProfileInput = {
  firstName: string
  lastName: string
  acceptsMarketing?: boolean
  consents: SignInConsents
}
/** The names as they are sent. */
export interface Profile extends z.infer<typeof names> {}

/**
 * The versions of terms of use and privacy policy (`queries.legalTexts()`) that a newcomer agreed to, each on its own; the
 * server stores them as consents and registers nobody without: what is left out is REQUIRED there. Null where it was asked for and not
 * given: REQUIRED before anything is sent. Members are not asked.
 */
export type SignInConsents = { terms: string | null | undefined; privacy: string | null | undefined }

/** The same by the names of the contract. */
export type Agreed<Version = string> = {
  agreedTermsVersion?: Version | undefined
  agreedPrivacyVersion?: Version | undefined
}
export type Sent = { expiresAt: string; resendAt: string }

/** The result of exchanging a provider's ticket. */
export type Exchanged = { user: User } | { ticket: string; email: string | null }

export type ExchangeInput = { provider: Provider; ticket: string; agreed?: Agreed | undefined; intent: unknown }

/** Why an actor failed; after a 429 also when it may be tried again, an instant on this machine's clock. */
export type Refusal = Failure & { retryAt?: string }

export type SignInContext = {
  email: string
  profile: Profile | null
  challenge: Challenge | null
  /** The code that was sent last. */
  code: string | null
  /** Codes that the server refused for this challenge: none is sent again. */
  refusedCodes: string[]
  /** The provider that sent the person back. */
  provider: Provider | null
  /** The provider's, where an e-mail has to be proven: it goes along with it. */
  ticket: string | null
  /** Plain data of whoever asked for the sign-in, to be carried out afterwards. */
  intent: unknown
  /** The member when this began: news of them are no sign-in. */
  memberId: string | null
  user: User | null
  failure: Refusal | null
  /** By the names of the contract. */
  fields: FieldErrors
}

/** The stored record, which outlives a reload or a provider's redirect. */
export interface StoredSignIn extends z.infer<typeof storedSignIn> {}

export type SignInInput = { stored: StoredSignIn | null; memberId?: string | null; intent?: unknown }

export type SignInEvent =
  | { type: 'email.submit'; email: string }
  | { type: 'profile.submit'; profile: Omit<ProfileInput, 'consents'> & Agreed<string | null> }
  | { type: 'code.submit'; code: string }
  | { type: 'resend' }
  | { type: 'back' }
  | { type: 'provider.return'; provider: Provider; ticket: string; agreed?: Agreed | undefined }
  | EnvironmentEvent

export type SignInTag = 'busy' | 'exchanging' | 'email' | 'profile' | 'code' | 'locked'
export type Output = { user: User; intent: unknown } | null

/** Beside which something may be wrong. */
export type SignInField = 'email' | 'firstName' | 'lastName' | 'code' | `consents.${keyof SignInConsents}`

/** The data of every step of a sign-in. Plain JSON. `Intent` is what `startSignIn({ intent })` was given. */
export type SignInData<Intent = unknown> = {
  /** True while a request is pending. */
  busy: boolean
  /** Provider in use, also while its e-mail is unverified, or null. */
  provider: Provider | null
  /** The address the code went to, or what the provider calls it. */
  email: string
  /** Names that were sent before for this address, also where its challenge or a provider's ticket has expired since; null before. */
  profile: ProfileInput | null
  /** Whether an account comes of it; false until it is known. */
  isNewUser: boolean
  /** Why the last command did not succeed: 1007 a wrong code, 1008 a used one, 1010 an expired one, TOO_MANY_ATTEMPTS, RATE_LIMITED, NETWORK … */
  failure: Failure | null
  /** Errors by field. */
  fields: FieldErrors<SignInField>
  /** Earliest retry after a 429, on this machine's clock, or null. */
  retryAt: string | null
  /** Earliest `resend`, on this machine's clock. Null before a code was sent. */
  resendAt: string | null
  /** Expiration of the code, on this machine's clock. Null before a code was sent. */
  expiresAt: string | null
  /** Refused codes. The SDK does not send them again. */
  refusedCodes: readonly string[]
  /** Null without one. */
  intent: Intent | null
  can: {
    submitCode: boolean
    /** `resendAt` has come, and nothing is under way. */
    resend: boolean
    back: boolean
  }
}

/**
 * The value of a sign-in, by step.
 * - `email`: the address is asked for.
 * - `exchanging`: a provider's ticket is being exchanged: there is nothing to fill in.
 * - `profile`: a new address; names are asked for.
 * - `code`: six digits are on their way.
 * - `locked`: too many codes were wrong, and this challenge takes none any more. `resend` begins a new one for the same address.
 * - `done`
 */
export type SignInValue<Intent = unknown> =
  | (SignInData<Intent> & { step: 'email' | 'exchanging' | 'profile' | 'code' | 'locked'; user: null })
  | (SignInData<Intent> & { step: 'done'; user: User })

export type SignInStep = SignInValue['step']

/** Ticket from a provider's redirect, and a newcomer's consents. */
export type ProviderTicket = { provider: Provider; ticket: string; consents?: SignInConsents }

/**
 * Commands of a sign-in, at any step. A command that the step does not take resolves with NOT_POSSIBLE_NOW; a wrong argument
 * throws a `TypeError` that names it.
 */
export type SignInCommands<Intent = unknown> = {
  /** Submits the e-mail. An invalid one is in `fields` and is not sent. A member's gets a code at once. */
  submitEmail(email: string): CommandPromise<SignInValue<Intent>>
  /** Submits a newcomer's names. The code follows. */
  submitProfile(profile: ProfileInput): CommandPromise<SignInValue<Intent>>
  /** Submits the code: six digits, in any pasted format. */
  submitCode(code: string): CommandPromise<SignInValue<Intent>>
  /** Sends another code, not before `resendAt`. The earlier code stays valid, except at `locked`. */
  resend(): CommandPromise<SignInValue<Intent>>
  /** Signs in with a ticket. Where the provider vouches for no address, the step after it is `email`, without a failure. */
  exchangeTicket(ticket: ProviderTicket): CommandPromise<SignInValue<Intent>>
  /** Returns to the e-mail. */
  back(): CommandPromise<SignInValue<Intent>>
}

export interface SignInFlow<Intent = unknown> extends Flow<SignInValue<Intent>>, SignInCommands<Intent> {}
