import * as z from 'zod/mini'
import { check, email, oneTimeCode, profile } from '../shared/fields.ts'

export const checkEmail = (given: string) => check(z.object({ email }), { email: given })
export const checkProfile = (given: unknown) => check(profile, given)
export const checkCode = (given: string) => check(z.object({ code: oneTimeCode }), { code: given })

const challenge = z.object({
  challengeId: z.string(),
  isNewUser: z.boolean(),
  nextStep: z.enum(['profile', 'code']),
  expiresAt: z.nullable(z.string()),
  resendAt: z.nullable(z.string()),
})

export const kept = z.object({
  version: z.literal(1),
  email: z.string(),
  profile: z.nullable(z.object({ firstName: z.string(), lastName: z.string(), acceptsMarketing: z.boolean() })),
  challenge: z.nullable(challenge),
  intent: z.unknown(),
})
