import * as z from 'zod/mini'
import { filled, isObject } from '../validation/checked.ts'
import { check, email, oneTimeCode, profile } from '../validation/fields.ts'
import { form } from '../validation/schema.ts'

const emailForm = form({ email })
const codeForm = form({ code: oneTimeCode })

export const checkEmail = (input: string) => check(emailForm, { email: input })
export const checkProfile = (input: unknown) => check(profile, input)
export const checkCode = (input: string) => check(codeForm, { code: input })

/** A newer server may have others than Google, Apple and Facebook. */
export const provider = z.string().check(z.refine(filled))

/** A code on its way. `resendAt` and `expiresAt` are instants on this machine's clock. */
export const challenge = z.object({
  challengeId: z.string(),
  isNewUser: z.boolean(),
  nextStep: z.enum(['profile', 'code']),
  expiresAt: z.nullable(z.string()),
  resendAt: z.nullable(z.string()),
})

const version = z.optional(z.string())

/** The names of a new member as they are sent, and what they agreed to. */
export const names = z.object({
  firstName: z.string(),
  lastName: z.string(),
  acceptsMarketing: z.boolean(),
  agreedTermsVersion: version,
  agreedPrivacyVersion: version,
})

/** The stored record, which outlives a reload or a provider's redirect. */
export const storedSignIn = z.object({
  version: z.literal(2),
  email: z.string(),
  profile: z.nullable(names),
  challenge: z.nullable(challenge),
  provider: z.nullable(provider),
  ticket: z.nullable(z.string()),
  intent: z.optional(z.unknown()),
})

/** Versions up to 0.1 knew no providers. */
export const upgraded = (found: unknown): unknown =>
  isObject(found) && found.version === 1 ? { ...found, version: 2, provider: null, ticket: null } : found
